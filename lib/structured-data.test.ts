import { clinicOn } from '@/scripts/fixture-clinic';
import { type HomeFacts, scriptJson, structuredData } from './structured-data';

const facts: HomeFacts = {
  siteUrl: 'https://lakeside.test',
  language: 'en-US',
  title: 'Home',
  description: 'Twelve weeks of care.',
  plan: { name: 'The plan', offers: [] },
  clinic: clinicOn('2026-11-01'),
};

test('what is known of the clinic is said, and what is not known yet is left out', () => {
  const said = (clinic: HomeFacts['clinic']) => JSON.stringify(structuredData({ ...facts, clinic }));
  for (const part of ['120 Lakeside', '"Indiana"', 'PLLC', '"Ana Rivera, MD"', '"2026-11-01"'])
    expect(said(facts.clinic)).toContain(part);
  const unknown = { address: null, statesServed: null, legalEntity: null, medicalReview: null };
  expect(said({ ...facts.clinic, ...unknown })).not.toMatch(/null|address|areaServed|legalName|eviewed/);
});

test('no text can end the script element', () => {
  expect(scriptJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}');
});
