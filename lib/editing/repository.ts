import type { Environment } from '@/lib/environment';

/** The endpoint of `next dev` that opens a file in the local editor; Next's error overlay calls it too. */
const localEditor = '/__nextjs_launch-editor?file={file}&line1={line}&column1=1';

/** The path of the web editor below a repository's URL, keyed by host. */
const editorPaths: Readonly<Record<string, string>> = {
  'github.com': '/edit/{branch}/{file}#L{line}',
  'gitlab.com': '/-/edit/{branch}/{file}#L{line}',
};

/**
 * The URL that opens a file for editing, with the placeholders `{file}` and `{line}`. It comes from REPOSITORY_URL, or
 * from variables that Vercel, Netlify and Cloudflare Pages set during a build. Null if none of them names a repository.
 */
export function readEditLink(env: Environment): string | null {
  if (env.NODE_ENV === 'development') return localEditor;
  const vercel =
    env.VERCEL_GIT_REPO_OWNER &&
    `https://${env.VERCEL_GIT_PROVIDER}.com/${env.VERCEL_GIT_REPO_OWNER}/${env.VERCEL_GIT_REPO_SLUG}`;
  const [, written = '', path] =
    /^(?:(?:https?|ssh):\/\/)?(?:[^/@\s]+@)?(?:www\.)?([\w.]+)[/:]([\w.-]+\/[\w./-]+?)(?:\.git|(?:\/-)?\/(?:tree|blob|edit)\/.*)?\/?(?:[?#].*)?$/i.exec(
      env.REPOSITORY_URL || vercel || '',
    ) ?? [];
  const host = written.toLowerCase();
  if (!editorPaths[host]) return null;
  // For a pull request, Netlify sets BRANCH to its number and HEAD to its branch.
  const branch = env.VERCEL_GIT_COMMIT_REF || env.HEAD || env.BRANCH || env.CF_PAGES_BRANCH || 'main';
  return `https://${host}/${path}${editorPaths[host].replace('{branch}', encodeURI(branch))}`;
}

/** Fills file and line into a link from `readEditLink`. Without a line, the file opens at the top. */
export function editHref(link: string, { file, line }: { file: string; line: number | null }): string {
  return link.replace('{file}', file).replace('{line}', String(line ?? 1));
}
