import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file only when its content differs, so that a running dev server is not woken for nothing. */
export function writeIfChanged(file: string, content: string | Uint8Array) {
  const wanted = Buffer.from(content);
  if (readIfThere(file)?.equals(wanted)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wanted);
  return true;
}

function readIfThere(file: string) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
