import type { IncomingHttpHeaders } from 'node:http';
import { siteHeaders } from '@/lib/hosting';
import type { Asset, Site } from './load-site';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

type Question = { method?: string; target?: string; headers: IncomingHttpHeaders };

/** What a delivery network would say. A HEAD is answered as its GET; Node leaves the body out. */
export function answer(site: Site, { method, target = '', headers }: Question): Answer {
  if (method !== 'GET' && method !== 'HEAD') return plainAnswer(405, { Allow: 'GET, HEAD' });
  const queryAt = target.includes('?') ? target.indexOf('?') : target.length;
  const path = decodePath(target.slice(0, queryAt));
  const asset = site.assets.get(path);
  if (asset) return assetAnswer(200, asset, headers);
  const page = site.redirects.get(path);
  // Location is a path of ours, never the visitor's spelling, so it cannot name another host.
  if (page) return plainAnswer(308, { Location: page + target.slice(queryAt) });
  return assetAnswer(404, site.notFound, headers);
}

/** A path that cannot be decoded is like any unknown one. */
function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function plainAnswer(status: number, extra: Record<string, string>): Answer {
  const headers = Object.fromEntries(siteHeaders.map(({ name, value }) => [name, value]));
  return { status, headers: { ...headers, ...extra }, body: Buffer.alloc(0) };
}

function assetAnswer(status: 200 | 404, asset: Asset, request: IncomingHttpHeaders): Answer {
  const encoding = asset.compressed ? chooseEncoding(request['accept-encoding']) : undefined;
  const etag = `"${asset.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = { ...asset.headers, ETag: etag };
  if (status === 200 && isFresh(request['if-none-match'], etag)) {
    return { status: 304, headers, body: Buffer.alloc(0) };
  }
  if (encoding && asset.compressed) {
    return {
      status,
      headers: { ...headers, 'Content-Encoding': encoding },
      body: asset.compressed[encoding],
    };
  }
  const range = asset.compressed || status === 404 ? undefined : readRange(request, etag, asset.body.length);
  if (!range) return { status, headers, body: asset.body };
  headers['Content-Range'] = `bytes ${range.first}-${range.last}/${asset.body.length}`;
  return { status: 206, headers, body: asset.body.subarray(range.first, range.last + 1) };
}

/** The smaller encoding the visitor takes; a q of 0 means "not this one". */
function chooseEncoding(accepted = '') {
  const taken = accepted
    .toString()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}

function isFresh(known: string | undefined, etag: string) {
  if (!known) return false;
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** One byte range, which players use to start in the middle of a video; any other wish gets the whole file. */
function readRange({ range, 'if-range': ifRange }: IncomingHttpHeaders, etag: string, lengthBytes: number) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if ((!from && !to) || (ifRange && ifRange !== etag)) return undefined;
  const first = from ? Number(from) : Math.max(0, lengthBytes - Number(to));
  const last = from && to ? Math.min(Number(to), lengthBytes - 1) : lengthBytes - 1;
  return first <= last ? { first, last } : undefined;
}
