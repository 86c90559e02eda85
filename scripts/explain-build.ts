import { stripVTControlCharacters } from 'node:util';
import { explainFileError } from './explain-file-error';
import { explainTypeErrors } from './explain-types';
import { placeIn } from './place-in-content';

/**
 * Errors of Next.js itself. Errors that this project throws on purpose are sentences for the person who edits content/.
 */
const ofNext = /^(Failed to|Export encountered|Turbopack|Minified React|Call retries|Command failed|ENO)/;

/** Explains from the output of Next.js why the build failed, in sentences for the person who edits content/. */
export function explainBuild(output: string): string[] {
  const plain = stripVTControlCharacters(output);
  // A build that was killed can leave Next.js running, which has a lock of its own.
  if (/Another next build process is already running/.test(plain))
    return ['Another build of this folder is running: wait until it is done.'];
  const types = explainTypeErrors(plain);
  if (types.length > 0) return types;
  const [, code, path] = /\b(E(?:ACCES|PERM|ROFS|NOSPC|DQUOT))\b(?:[^\n']*'([^'\n]+)')?/.exec(plain) ?? [];
  const ofFile = explainFileError(code, path);
  if (ofFile) return [ofFile];
  const thrown = [...plain.matchAll(/^(?: *\[cause\]: )?\[?(\w*Error): ([^\n\]]+)/gm)].map(
    ([, name = '', sentence = '']) => ({
      name,
      sentence,
    }),
  );
  const own = thrown.find(({ name, sentence }) => name === 'Error' && !ofNext.test(sentence));
  if (own && !thrown.some(({ name }) => name !== 'Error')) return [placeIn(own.sentence)];
  const [, page = ''] = /Error occurred prerendering page "([^"]+)"/.exec(plain) ?? [];
  const [, file, line] =
    /(?:^|[\s(/])((?:app|components|lib|browser|content|e2e|scripts)\/[\w./[\]-]+\.tsx?)[:(](\d+)/.exec(
      plain,
    ) ?? [];
  const undo = 'take back the last change in content/, or show this to a developer';
  if (file) return [`${file}:${line} does not fit the rest of the site: ${undo}.`];
  if (page) return [`The page ${page} could not be made: ${undo}.`];
  if (/ENOMEM|heap out of memory|SIGKILL/.test(plain))
    return ['The build ran out of memory: give it 2 GB, or close other programs.'];
  return [`The pages could not be made: ${undo}.`];
}
