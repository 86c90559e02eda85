import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';

function isWritable(path: string) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The outermost folder of the project, on the way to `path`, that cannot be written to; `path` itself if all can. */
function findLocked(path: string) {
  const project = process.cwd();
  const inside = relative(project, resolve(path));
  if (inside.startsWith('..') || isAbsolute(inside)) return dirname(resolve(path));
  const above = [resolve(path)];
  while (above[0] !== project) above.unshift(dirname(above[0] ?? project));
  return above.find((each) => existsSync(each) && !isWritable(each)) ?? resolve(path);
}

/** A path as someone types it in a terminal in the project's folder. */
function typed(path: string) {
  const short = relative(process.cwd(), path).replaceAll('\\', '/') || '.';
  return /^[\w./-]+$/.test(short) ? short : `'${short}'`;
}

/**
 * Explains a file system error in one sentence that names the folder and what to do; null for an error of another kind.
 * @param code Node's code of the error, e.g. "EACCES"
 * @param path the file that could not be written, or nothing if the error does not name it
 */
export function explainFileError(code = '', path = '.'): string | null {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'The disk is full, so the site cannot be written: free 1 GB, then run this again.';
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) return null;
  const locked = findLocked(path);
  const name = typed(locked) === '.' ? `The project’s folder, ${locked},` : typed(locked);
  const copy = 'work in a copy of the project in your own folder';
  if (code === 'EROFS') return `${name} is on a disk that can only be read: ${copy}.`;
  if (process.platform === 'win32')
    return `${name} cannot be written to: close programs that have a file of it open, take “Read-only” off in its Properties, or ${copy}.`;
  const isOurs = existsSync(locked) && statSync(locked).uid === process.getuid?.();
  return isOurs
    ? `${name} cannot be written to, because it is read-only: run "chmod -R u+w ${typed(locked)}", or ${copy}.`
    : `${name} cannot be written to, because it belongs to another user: run "sudo chown -R $USER ${typed(locked)}", or ${copy}.`;
}
