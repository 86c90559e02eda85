/** A published study. Figures and journal data are from the study; the wording is ours. */
export type Reference = {
  /** Short key used by claims, e.g. "sackeim2020". */
  id: string;
  /** First author and "et al.", as in the journal. */
  authors: string;
  /** What was done, in plain words. */
  what: string;
  /** Journal abbreviation, year, volume and pages. */
  journal: string;
  /** DOI without the resolver's address, or null where only the citation is known. */
  doi: string | null;
};

export const references = [
  {
    id: 'trivedi2006',
    authors: 'Trivedi MH et al.',
    what: 'First medicine tried by 2,876 people with depression (the STAR*D study).',
    journal: 'Am J Psychiatry. 2006;163:28–40.',
    doi: null,
  },
  {
    id: 'sackeim2020',
    authors: 'Sackeim HA et al.',
    what: 'A registry of 5,010 people treated with TMS. No placebo group.',
    journal: 'J Affect Disord. 2020;277:65–74.',
    doi: '10.1016/j.jad.2020.08.005',
  },
  {
    id: 'carpenter2012',
    authors: 'Carpenter LL et al.',
    what: 'TMS in everyday care, 307 people. No placebo group.',
    journal: 'Depress Anxiety. 2012;29(7):587–96.',
    doi: '10.1002/da.21969',
  },
  {
    id: 'blumberger2018',
    authors: 'Blumberger DM et al.',
    what: 'A trial of two kinds of TMS, 414 people.',
    journal: 'Lancet. 2018;391:1683–92.',
    doi: '10.1016/S0140-6736(18)30295-2',
  },
  {
    id: 'cole2022',
    authors: 'Cole EJ et al.',
    what: 'A trial of faster (accelerated) TMS against sham (pretend) TMS, 29 people.',
    journal: 'Am J Psychiatry. 2022;179(2):132–41.',
    doi: '10.1176/appi.ajp.2021.20101429',
  },
  {
    id: 'kratter2026',
    authors: 'Kratter IH et al.',
    what: 'A second trial of faster TMS against sham TMS, 48 people.',
    journal: 'World Psychiatry. 2026;25(1):105–16.',
    doi: '10.1002/wps.70032',
  },
  {
    id: 'anand2023',
    authors: 'Anand A et al.',
    what: 'A trial of ketamine against ECT, 403 people. People knew which one they got.',
    journal: 'N Engl J Med. 2023;388:2315–25.',
    doi: '10.1056/NEJMoa2302399',
  },
  {
    id: 'alnefeesi2022',
    authors: 'Alnefeesi Y et al.',
    what: 'A review of ketamine in everyday care, 2,665 people.',
    journal: 'J Psychiatr Res. 2022;151:693–709.',
    doi: '10.1016/j.jpsychires.2022.04.037',
  },
  {
    id: 'mcinnes2022',
    authors: 'McInnes LA et al.',
    what: 'IV ketamine in U.S. clinics, 537 people with enough scores to count.',
    journal: 'J Affect Disord. 2022;301:486–95.',
    doi: '10.1016/j.jad.2021.12.097',
  },
  {
    id: 'jelovac2025',
    authors: 'Jelovac A et al.',
    what: 'A trial of ketamine in the hospital against another sedating drug, 62 people.',
    journal: 'JAMA Psychiatry. 2025.',
    doi: '10.1001/jamapsychiatry.2025.3019',
  },
  {
    id: 'oslin2022',
    authors: 'Oslin DW et al.',
    what: 'A trial of gene tests for medicine choices, 1,944 veterans.',
    journal: 'JAMA. 2022;328(2):151–61.',
    doi: '10.1001/jama.2022.9805',
  },
  {
    id: 'greden2019',
    authors: 'Greden JF et al.',
    what: 'A trial of gene tests, 1,167 people. Its main goal was not met.',
    journal: 'J Psychiatr Res. 2019;111:59–67.',
    doi: '10.1016/j.jpsychires.2019.01.003',
  },
  {
    id: 'best2019',
    authors: 'Best SRD et al.',
    what: 'TMS and ketamine together at one clinic, 28 people. No comparison group.',
    journal: 'Heliyon. 2019;5(8):e02187.',
    doi: '10.1016/j.heliyon.2019.e02187',
  },
  {
    id: 'debowska2023',
    authors: 'Dębowska W et al.',
    what: 'A review of early work on TMS with ketamine.',
    journal: 'Front Neurosci. 2023.',
    doi: '10.3389/fnins.2023.1267647',
  },
  {
    id: 'elkrief2022',
    authors: 'Elkrief L et al.',
    what: 'TMS with ketamine in one person (a case report).',
    journal: 'Front Psychiatry. 2022;13:986378.',
    doi: null,
  },
] as const satisfies readonly Reference[];

export type ReferenceId = (typeof references)[number]['id'];

export const referencesPending = 'Check every citation and figure against the journal before launch.';

/** What must stand behind a clinic-reported rate before it may be published as a fact. */
export type Substantiation = {
  /** People counted. */
  n: number;
  /** ISO dates of the first and last patient counted. */
  from: string;
  to: string;
  /** The questionnaire, e.g. "PHQ-9". */
  scale: string;
  /** What counted as success, e.g. "score fell by half or more at week 6". */
  definition: string;
  /** Who is in the denominator, drop-outs included, e.g. "everyone who started". */
  denominator: string;
};

/** A rate the clinic reports about its own patients. Never shown without its label and the published finding. */
export type ClinicRate = {
  kind: 'clinic-reported';
  /** Whole percent; shown with "%+". */
  percent: number;
  /** Finishes the sentence "70%+ …". */
  claim: string;
  substantiation: Substantiation | null;
  pending?: string;
};

export type EvidenceCard = {
  id: string;
  title: string;
  /** null: no figure may be shown for this card. */
  rate: ClinicRate | null;
  /** What published studies found, in plain words. */
  published: string;
  sources: readonly [ReferenceId, ...ReferenceId[]];
};

export const evidence = {
  label: 'The evidence',
  title: 'What the research shows',
  lead: 'Research gives us good reasons for hope. It also has limits. Here is a plain summary, with links so you can read it yourself.',
  clinicReportedLabel: 'Clinic-reported',
  publishedLabel: 'Published studies',
  /** Label of a drawing of `total` dots. */
  dotsLabel: (filled: number, total: number) => `${filled} of ${total} dots filled`,
  dotsNote: (total: number) => `Each dot stands for 1 in ${total} people.`,
  detailsOnRequest: 'Details available on request',
  substantiationText: (s: Substantiation) =>
    `${s.n} people, ${s.from} to ${s.to}, ${s.scale}: ${s.definition}. Counted: ${s.denominator}.`,
  cards: [
    {
      id: 'tms',
      title: 'TMS',
      rate: {
        kind: 'clinic-reported',
        percent: 70,
        claim: 'of our TMS patients improved',
        substantiation: null,
        pending: 'Give the proof behind 70%+ for TMS: people, dates, scale, definition, denominator.',
      },
      published:
        'In a registry (a shared patient record) of 5,010 people at 103 U.S. clinics, 58% to 83% had their symptoms cut by at least half. The number depends on the scale used. There was no placebo (pretend treatment) group. In stricter trials, the numbers are often lower.',
      sources: ['sackeim2020', 'carpenter2012', 'blumberger2018', 'cole2022', 'kratter2026'],
    },
    {
      id: 'ketamine',
      title: 'IV ketamine',
      rate: {
        kind: 'clinic-reported',
        percent: 80,
        claim: 'of our ketamine patients improved',
        substantiation: null,
        pending: 'Give the proof behind 80%+ for ketamine: people, dates, scale, definition, denominator.',
      },
      published:
        'In a trial of 403 people, 55% of those given ketamine had their symptoms cut by at least half after three weeks. In a review of 79 studies, it was 45%. Gains can fade. One 2025 hospital trial found no clear benefit over another sedating drug.',
      sources: ['anand2023', 'alnefeesi2022', 'mcinnes2022', 'jelovac2025'],
    },
    {
      id: 'precision',
      title: 'Precision medicine',
      rate: {
        kind: 'clinic-reported',
        percent: 85,
        claim: 'of patients improved with care guided by testing',
        substantiation: null,
        pending:
          'Give the proof behind 85%+ for precision medicine, or reword it as a fact about the process: people, dates, scale, definition, denominator.',
      },
      published:
        'In a trial of 1,944 veterans, gene tests helped doctors avoid medicines with known gene conflicts. More people recovered at first (16.5% compared with 11.2% at week 12). By week 24, the groups were about the same.',
      sources: ['oslin2022', 'greden2019'],
    },
    {
      id: 'combination',
      title: 'TMS plus ketamine',
      rate: null,
      published:
        'Only small, early studies have looked at the two together. We can’t say the results add up. Ask us why we think the mix may make sense for you.',
      sources: ['best2019', 'debowska2023', 'elkrief2022'],
    },
  ] satisfies readonly EvidenceCard[] as readonly EvidenceCard[],
  limitsTitle: 'What these numbers can’t tell you',
  limits: [
    'Clinic-reported means the number comes from our own patients. It was not a controlled study. It does not predict your result.',
    'You can’t add or average these rates. No one has tested this exact plan as a whole.',
    'No good trial shows that lab panels, IV nutrients, or spa time treat depression.',
    'Some people do not get better, and a few feel worse.',
  ],
  referencesTitle: 'References',
  referencesSummary: (count: number) => `Show the ${count} studies we cite`,
  /** Read before a citation number, e.g. "Reference 3". */
  referenceLabel: 'Reference',
};
