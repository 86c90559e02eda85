/** A published study, or a regulator's own text. Figures and journal data are from it; the wording is ours. */
export type Reference = {
  /** Short key used by claims, e.g. "sackeim2020". */
  id: string;
  /** First author and "et al.", as in the journal, or the body that published it. */
  authors: string;
  /** What was done, in plain words. */
  what: string;
  /** Journal abbreviation, year, volume and pages. */
  journal: string;
  /** Where it can be read: the DOI's address, or the publisher's. */
  url: string;
};

export const references = [
  {
    id: 'trivedi2006',
    authors: 'Trivedi MH et al.',
    what: 'The first medicine of the STAR*D study, 2,876 people. Most had long or repeated depression.',
    journal: 'Am J Psychiatry. 2006;163(1):28–40.',
    url: 'https://doi.org/10.1176/appi.ajp.163.1.28',
  },
  {
    id: 'sackeim2020',
    authors: 'Sackeim HA et al.',
    what: 'A TMS maker’s registry, 5,010 people. No placebo group.',
    journal: 'J Affect Disord. 2020;277:65–74.',
    url: 'https://doi.org/10.1016/j.jad.2020.08.005',
  },
  {
    id: 'carpenter2012',
    authors: 'Carpenter LL et al.',
    what: 'TMS in everyday care, 307 people. No placebo group.',
    journal: 'Depress Anxiety. 2012;29(7):587–96.',
    url: 'https://doi.org/10.1002/da.21969',
  },
  {
    id: 'blumberger2018',
    authors: 'Blumberger DM et al.',
    what: 'A trial of two kinds of TMS, 414 people.',
    journal: 'Lancet. 2018;391:1683–92.',
    url: 'https://doi.org/10.1016/S0140-6736(18)30295-2',
  },
  {
    id: 'cole2022',
    authors: 'Cole EJ et al.',
    what: 'Faster TMS (10 sessions a day for 5 days, guided by a brain scan) against pretend TMS, 29 people. Ended at a planned early look.',
    journal: 'Am J Psychiatry. 2022;179(2):132–41.',
    url: 'https://doi.org/10.1176/appi.ajp.2021.20101429',
  },
  {
    id: 'kratter2026',
    authors: 'Kratter IH et al.',
    what: 'The same faster TMS against pretend TMS, 48 people.',
    journal: 'World Psychiatry. 2026;25(1):105–16.',
    url: 'https://doi.org/10.1002/wps.70032',
  },
  {
    id: 'anand2023',
    authors: 'Anand A et al.',
    what: 'A trial of ketamine against ECT, 403 people, 195 of whom got ketamine. They knew which one they got.',
    journal: 'N Engl J Med. 2023;388:2315–25.',
    url: 'https://doi.org/10.1056/NEJMoa2302399',
  },
  {
    id: 'alnefeesi2022',
    authors: 'Alnefeesi Y et al.',
    what: 'A review of ketamine, by IV and other ways, in everyday care, 2,665 people.',
    journal: 'J Psychiatr Res. 2022;151:693–709.',
    url: 'https://doi.org/10.1016/j.jpsychires.2022.04.037',
  },
  {
    id: 'mcinnes2022',
    authors: 'McInnes LA et al.',
    what: 'IV ketamine in U.S. clinics, 537 people with enough scores to count.',
    journal: 'J Affect Disord. 2022;301:486–95.',
    url: 'https://doi.org/10.1016/j.jad.2021.12.097',
  },
  {
    id: 'jelovac2025',
    authors: 'Jelovac A et al.',
    what: 'Up to eight ketamine infusions in the hospital against another sedating drug, 62 people.',
    journal: 'JAMA Psychiatry. 2025;82(12):1216–24.',
    url: 'https://doi.org/10.1001/jamapsychiatry.2025.3019',
  },
  {
    id: 'oslin2022',
    authors: 'Oslin DW et al.',
    what: 'A trial of gene tests for medicine choices, 1,944 veterans.',
    journal: 'JAMA. 2022;328(2):151–61.',
    url: 'https://doi.org/10.1001/jama.2022.9805',
  },
  {
    id: 'greden2019',
    authors: 'Greden JF et al.',
    what: 'A trial of gene tests, 1,167 people. Its main goal was not met.',
    journal: 'J Psychiatr Res. 2019;111:59–67.',
    url: 'https://doi.org/10.1016/j.jpsychires.2019.01.003',
  },
  {
    id: 'best2019',
    authors: 'Best SRD et al.',
    what: 'TMS and ketamine together at one clinic, 28 people. No comparison group.',
    journal: 'Heliyon. 2019;5(8):e02187.',
    url: 'https://doi.org/10.1016/j.heliyon.2019.e02187',
  },
  {
    id: 'debowska2023',
    authors: 'Dębowska W et al.',
    what: 'A review of early work on TMS with ketamine.',
    journal: 'Front Neurosci. 2023;17:1267647.',
    url: 'https://doi.org/10.3389/fnins.2023.1267647',
  },
  {
    id: 'arubuolawe2024',
    authors: 'Arubuolawe OO et al.',
    what: 'A review of six early studies of TMS with ketamine, three of them of single people.',
    journal: 'Cureus. 2024;16(7):e64712.',
    url: 'https://doi.org/10.7759/cureus.64712',
  },
  {
    id: 'rossi2021',
    authors: 'Rossi S et al.',
    what: 'Expert guidelines on the safety of TMS.',
    journal: 'Clin Neurophysiol. 2021;132(1):269–306.',
    url: 'https://doi.org/10.1016/j.clinph.2020.10.003',
  },
  {
    id: 'perera2016',
    authors: 'Perera T et al.',
    what: 'The Clinical TMS Society’s review of TMS for depression, its risks included.',
    journal: 'Brain Stimul. 2016;9(3):336–46.',
    url: 'https://doi.org/10.1016/j.brs.2016.03.010',
  },
  {
    id: 'fda2023',
    authors: 'U.S. Food and Drug Administration.',
    what: 'A warning about compounded ketamine for mental health conditions.',
    journal: 'October 10, 2023.',
    url: 'https://www.fda.gov/drugs/human-drug-compounding/fda-warns-patients-and-health-care-providers-about-potential-risks-associated-compounded-ketamine',
  },
  {
    id: 'spravato',
    authors: 'Janssen Pharmaceuticals.',
    what: 'The label of Spravato, a form of ketamine: who must not have it, its risks, and the day after.',
    journal: 'Prescribing information.',
    url: 'https://www.janssenlabels.com/package-insert/product-monograph/prescribing-information/SPRAVATO-pi.pdf',
  },
  {
    id: 'padayatty2010',
    authors: 'Padayatty SJ et al.',
    what: 'IV vitamin C in everyday practice and its harms, 9,328 people.',
    journal: 'PLoS One. 2010;5(7):e11414.',
    url: 'https://doi.org/10.1371/journal.pone.0011414',
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

/** A rate the clinic reports about its own patients. Never shown without its label and the published figure. */
export type ClinicRate = {
  /** Whole percent; shown with "%+". */
  percent: number;
  /** Finishes the sentence that the figure begins: "70%+ …". */
  claim: string;
  substantiation: Substantiation | null;
  pending?: string;
};

/** What one kind of study found, drawn at the same size and on the same scale as the clinic's own rate. */
export type PublishedRate = {
  /** Lowest and highest of the studies named, in percent, e.g. 47 and 49; the same where there is one. */
  low: number;
  high: number;
  /** Finishes the sentence: who, and what counted, e.g. "had their symptoms cut by at least half". */
  measure: string;
};

export type EvidenceCard = {
  id: string;
  title: string;
  /** null: the clinic gives no figure for this card. */
  rate: ClinicRate | null;
  /** null: no study gives a figure that may stand beside it. */
  publishedRate: PublishedRate | null;
  /** What published studies found, in one or two plain sentences that no reader should miss. */
  published: string;
  /** The rest of it, in a fold. */
  more: string | null;
  sources: readonly [ReferenceId, ...ReferenceId[]];
};

export const evidence = {
  label: 'The evidence',
  title: 'Our numbers, and what studies found',
  lead: 'Reason to try, and no sure thing.',
  clinicReportedLabel: 'Clinic-reported',
  publishedLabel: 'Published studies',
  moreText: 'More findings',
  dotsNote: (total: number) => `Each dot is 1 in ${total} people.`,
  /** What a clinic has counted; once, under the cards, where it is the same for all its rates. */
  substantiationText: (s: Substantiation) =>
    `${s.n} people, ${s.from} to ${s.to}, ${s.scale}: ${s.definition}. Counted: ${s.denominator}.`,
  /** Once, under the cards, while any of the clinic's rates has no proof. */
  detailsOnRequest: 'What the clinic counted as better, and whom it counted: details available on request.',
  cards: [
    {
      id: 'tms',
      title: 'TMS',
      rate: {
        percent: 70,
        claim: 'improved with TMS.',
        substantiation: null,
      },
      publishedRate: {
        low: 47,
        high: 49,
        measure: 'had symptoms cut by half or more, in a trial of 414.',
      },
      published: 'Faster TMS, at 10 sessions a day, was tested too. Ours is slower and different.',
      more: 'Two small trials of that faster TMS beat pretend TMS: in one, 50% against 21% had few or no symptoms a month later. In a TMS maker’s registry, 58% to 83% of 5,010 people responded; it depends on who rated them and who was counted. No one there got a pretend treatment to compare.',
      sources: ['blumberger2018', 'sackeim2020', 'carpenter2012', 'cole2022', 'kratter2026'],
    },
    {
      id: 'ketamine',
      title: 'IV ketamine',
      rate: {
        percent: 80,
        claim: 'improved with ketamine.',
        substantiation: null,
      },
      publishedRate: {
        low: 45,
        high: 55,
        measure: 'had symptoms cut by half or more, in 79 studies and a trial of 403.',
      },
      published:
        'Gains can fade in weeks. A 2025 trial of up to eight infusions, our number, found no clear benefit over another sedating drug.',
      more: 'Among 537 patients of U.S. clinics, 54% improved by half and 8% got worse.',
      sources: ['anand2023', 'alnefeesi2022', 'mcinnes2022', 'jelovac2025'],
    },
    {
      id: 'precision',
      title: 'Precision medicine',
      rate: {
        percent: 85,
        claim: 'improved with test-guided care.',
        substantiation: null,
      },
      publishedRate: {
        low: 15,
        high: 17,
        measure: 'had few or no symptoms after gene tests, in two trials.',
      },
      published: 'Without gene tests it was 10–11%. By week 24 there was no clear difference.',
      more: 'One trial followed 1,944 veterans: at week 12, 16.5% had few or no symptoms, against 11.2%. The other, of 1,167 people, missed its main goal.',
      sources: ['oslin2022', 'greden2019'],
    },
    {
      id: 'combination',
      title: 'TMS plus ketamine',
      rate: null,
      publishedRate: null,
      published: 'Only small, early studies looked at the two together. We can’t say the results add up.',
      more: null,
      sources: ['best2019', 'debowska2023', 'arubuolawe2024'],
    },
  ] satisfies readonly EvidenceCard[] as readonly EvidenceCard[],
  limitsTitle: 'What these numbers can’t tell you',
  /** Said first while any rate of the clinic's own is shown. */
  clinicReportedMeans:
    'Clinic-reported means the clinic says so: no controlled study, and no forecast for you.',
  limits: [
    { text: 'You can’t add or average these rates. No one has tested this exact plan as a whole.' },
    { text: 'No good trial shows that lab panels, IV nutrients, or spa time treat depression.' },
    { text: 'Some people do not get better, and a few feel worse.' },
  ],
  referencesTitle: 'References',
  referencesSummary: `The ${references.length} sources we cite`,
  /** Read before a citation number, e.g. "Reference 3". */
  referenceLabel: 'Reference',
};
