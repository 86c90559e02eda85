type Environment = Readonly<Record<string, string | undefined>>;

/** The editor of `next dev`: the address that the framework's own error overlay asks. */
const localEditor = '/__nextjs_launch-editor?file={file}&line1={line}&column1=1';

/** Where each host of repositories has its editor, after the repository's address. */
const editors: Readonly<Record<string, string>> = {
  'github.com': '/edit/{branch}/{file}#L{line}',
  'gitlab.com': '/-/edit/{branch}/{file}#L{line}',
};

/**
 * The address at which a file is edited, with `{file}` and `{line}` to fill in, from what Vercel, Netlify and Cloudflare
 * Pages tell a build or REPOSITORY_URL says; null where nobody says.
 */
export function readEditLink(env: Environment): string | null {
  if (env.NODE_ENV === 'development') return localEditor;
  const vercel =
    env.VERCEL_GIT_REPO_OWNER &&
    `https://${env.VERCEL_GIT_PROVIDER}.com/${env.VERCEL_GIT_REPO_OWNER}/${env.VERCEL_GIT_REPO_SLUG}`;
  const [, host = '', path] =
    /^(?:https:\/\/|git@)([\w.]+)[/:]([\w./-]+?)(?:\.git)?\/?$/.exec(env.REPOSITORY_URL || vercel || '') ??
    [];
  if (!editors[host]) return null;
  // Netlify's BRANCH is no branch in a preview of a proposed change, HEAD is.
  const branch = env.VERCEL_GIT_COMMIT_REF || env.HEAD || env.BRANCH || env.CF_PAGES_BRANCH || 'main';
  return `https://${host}/${path}${editors[host].replace('{branch}', encodeURI(branch))}`;
}

export function editHref(link: string, { file, line }: { file: string; line: number | null }): string {
  return link.replace('{file}', file).replace('{line}', String(line ?? 1));
}
