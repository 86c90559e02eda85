import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compressedTypes, contentType, headersFor, hostOnlyFiles } from '@/lib/hosting';

export type Asset = {
  body: Buffer;
  /** Absent where compressing does not pay. */
  compressed?: { br: Buffer; gzip: Buffer };
  etag: string;
  headers: Readonly<Record<string, string>>;
};

export type Site = {
  /** By decoded path: nothing that is not in here can be served. */
  assets: ReadonlyMap<string, Asset>;
  /** Other spellings of a page's path, by decoded path. */
  redirects: ReadonlyMap<string, string>;
  notFound: Asset;
};

/** Level 5 is about what delivery networks spend on a file they compress as it passes. */
const BROTLI_LEVEL = 5;

/**
 * Reads an export into memory: pages under their clean path ("/booking"), other files under their own.
 * @throws one sentence when the folder holds no built site
 */
export function loadSite(dir: string): Site {
  const files = listFiles(dir);
  if (!files.includes('/index.html') || !files.includes('/404.html')) {
    throw new Error(`${dir} holds no built site: run "npm run build" first.`);
  }
  const assets = new Map<string, Asset>();
  const redirects = new Map<string, string>();
  for (const file of files.filter((name) => name !== '/404.html' && !hostOnlyFiles.includes(name))) {
    const bare = file.replace(/\.html$/, '');
    const path = bare === '/index' ? '/' : bare;
    assets.set(path, loadAsset(dir, file, path));
    if (bare === file) continue;
    for (const other of [bare, file, `${bare}/`]) if (other !== path) redirects.set(other, path);
  }
  return { assets, redirects, notFound: loadAsset(dir, '/404.html', '/404') };
}

/** Paths from `dir`, with a leading and forward slashes; symbolic links are not followed. */
function listFiles(dir: string) {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

function loadAsset(dir: string, file: string, path: string): Asset {
  const body = readFileSync(join(dir, file));
  const type = contentType(file);
  const isCompressed = compressedTypes.includes(type.replace('; charset=utf-8', ''));
  return {
    body,
    compressed: isCompressed ? compress(body) : undefined,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    headers: {
      ...Object.fromEntries(headersFor(path).map(({ name, value }) => [name, value])),
      'Content-Type': type,
      ...(isCompressed ? { Vary: 'Accept-Encoding' } : {}),
    },
  };
}

function compress(body: Buffer) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { br: brotliCompressSync(body, { params }), gzip: gzipSync(body) };
}
