import { expect, test } from '@playwright/test';
import { clinic } from '@/content/clinic';

test('the file about Global Privacy Control is served as JSON and says yes', async ({ request }) => {
  const response = await request.get('/.well-known/gpc.json');
  expect(response.headers()['content-type']).toBe('application/json');
  expect(await response.json()).toEqual({ gpc: true, lastUpdate: clinic.privacyAsOf });
});

test('security.txt is served as text, with each field it needs, once', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]);
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  const values = new Map(fields);
  expect(values.get('Contact')).toBe(`mailto:${clinic.email}`);
  expect(new Date(values.get('Expires') ?? '').toISOString()).toContain(clinic.securityTxtUntil);
  expect(new URL(values.get('Canonical') ?? '').pathname).toBe('/.well-known/security.txt');
});
