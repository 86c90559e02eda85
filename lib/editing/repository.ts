type Environment = Readonly<Record<string, string | undefined>>;

/** Under `next dev`, the address that Next's own error overlay calls to open a file in the local editor. */
const localEditor = '/__nextjs_launch-editor?file={file}&line1={line}&column1=1';

/** The path of the web editor below a repository's address, by host. */
const editorPaths: Readonly<Record<string, string>> = {
  'github.com': '/edit/{branch}/{file}#L{line}',
  'gitlab.com': '/-/edit/{branch}/{file}#L{line}',
};

/**
 * The address that opens a file for editing, with `{file}` and `{line}` left to fill in. It comes from REPOSITORY_URL or
 * from the variables that Vercel, Netlify and Cloudflare Pages set during a build; null when neither names a repository.
 */
export function readEditLink(env: Environment): string | null {
  if (env.NODE_ENV === 'development') return localEditor;
  const vercel =
    env.VERCEL_GIT_REPO_OWNER &&
    `https://${env.VERCEL_GIT_PROVIDER}.com/${env.VERCEL_GIT_REPO_OWNER}/${env.VERCEL_GIT_REPO_SLUG}`;
  const [, host = '', path] =
    /^(?:https:\/\/|git@)([\w.]+)[/:]([\w./-]+?)(?:\.git)?\/?$/.exec(env.REPOSITORY_URL || vercel || '') ??
    [];
  if (!editorPaths[host]) return null;
  // For a pull request, Netlify sets BRANCH to the request's number and HEAD to the branch.
  const branch = env.VERCEL_GIT_COMMIT_REF || env.HEAD || env.BRANCH || env.CF_PAGES_BRANCH || 'main';
  return `https://${host}/${path}${editorPaths[host].replace('{branch}', encodeURI(branch))}`;
}

/** Fills the file and line into a link from `readEditLink`; a file without a known line opens at the top. */
export function editHref(link: string, { file, line }: { file: string; line: number | null }): string {
  return link.replace('{file}', file).replace('{line}', String(line ?? 1));
}
