import { type ContentFile, isPendingKey } from './content-file';
import type { Finding } from './finding';
import { lineOfKey, lineOfText } from './literals';
import { placeOf } from './places';

/** The `pending` sentences anywhere inside a value. */
function pendingIn(value: unknown): string[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isPendingKey(key) && typeof inner === 'string' ? [inner] : pendingIn(inner),
  );
}

/** One error for every fact that the clinic has not confirmed: whoever does deletes its sentence. */
export function findPending(files: readonly ContentFile[]): Finding[] {
  return files.flatMap(({ file, source, literals, exports }) =>
    Object.entries(exports).flatMap(([exportName, value]) =>
      pendingIn({ [exportName]: value }).map((message) => ({
        severity: 'error' as const,
        kind: 'unconfirmed' as const,
        file,
        line: lineOfText(literals, message) ?? lineOfKey(source, exportName),
        message,
        href: placeOf(file, exportName),
      })),
    ),
  );
}
