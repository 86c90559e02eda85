import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as clinic from '@/content/clinic';
import * as evidence from '@/content/evidence';
import * as home from '@/content/home';
import * as offer from '@/content/offer';
import { type ContentFile, contentFile } from '@/lib/launch/content-file';
import type { Facts } from '@/lib/launch/facts';

/** The parts of content/ that the launch check computes with. */
export const facts: Facts = { ...clinic, ...evidence, ...home, ...offer };

/** Every module of content/, with its text. */
export async function loadContent(): Promise<ContentFile[]> {
  const names = readdirSync('content').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return Promise.all(
    names.sort().map(async (name) => {
      const exports: object = await import(`@/content/${basename(name, '.ts')}`);
      return contentFile(`content/${name}`, readFileSync(`content/${name}`, 'utf8'), exports);
    }),
  );
}
