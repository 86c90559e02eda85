import { coreTreatment } from './offer';

/** A published study, or a regulator's own text. Figures and journal data come from it; the wording is ours. */
export type Reference = {
  /** Short key used by claims, e.g. "sackeim2020". */
  id: string;
  /** First author and "et al.", as in the journal, or the body that published it. */
  authors: string;
  /** What was done, in plain words. */
  what: string;
  /** Journal abbreviation, year, volume and pages. */
  journal: string;
  /** The URL at which to read it: the DOI's, or the publisher's. */
  url: string;
};

/** In the order in which the page first cites them, which is also the order of their numbers. */
export const references = [
  {
    id: 'trivedi2006',
    authors: 'Trivedi MH et al.',
    what: 'The first medicine of the STAR*D study, 2,876 people.',
    journal: 'Am J Psychiatry. 2006;163(1):28–40.',
    url: 'https://doi.org/10.1176/appi.ajp.163.1.28',
  },
  {
    id: 'taylor2021',
    authors: 'Taylor JJ et al.',
    what: 'A survey of TMS clinics about seizures, 25,526 people.',
    journal: 'Brain Stimul. 2021;14(4):965–73.',
    url: 'https://doi.org/10.1016/j.brs.2021.05.012',
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
    what: 'The Clinical TMS Society’s review of TMS for depression.',
    journal: 'Brain Stimul. 2016;9(3):336–46.',
    url: 'https://doi.org/10.1016/j.brs.2016.03.010',
  },
  {
    id: 'mcinnes2022',
    authors: 'McInnes LA et al.',
    what: 'IV ketamine in U.S. clinics, 537 people.',
    journal: 'J Affect Disord. 2022;301:486–95.',
    url: 'https://doi.org/10.1016/j.jad.2021.12.097',
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
    what: 'The label of Spravato, a form of ketamine.',
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
  {
    id: 'shanok2024',
    authors: 'Shanok NA et al.',
    what: 'TMS with or without ketamine, 235 people.',
    journal: 'Psychopharmacology. 2024.',
    url: 'https://www.brainsway.com/knowledge-center/synergistic-use-of-deep-tms-therapy-with-iv-ketamine-infusions-for-major-depressive-disorder-a-pilot-study/',
  },
  {
    id: 'anand2023',
    authors: 'Anand A et al.',
    what: 'A trial of ketamine against ECT, 403 people, 195 on ketamine. They knew which one they got.',
    journal: 'N Engl J Med. 2023;388:2315–25.',
    url: 'https://doi.org/10.1056/NEJMoa2302399',
  },
  {
    id: 'ekstrand2022',
    authors: 'Ekstrand J et al.',
    what: 'A trial of ketamine against ECT in hospitals, 186 people. They knew which one they got.',
    journal: 'Int J Neuropsychopharmacol. 2022;25(5):339–49.',
    url: 'https://doi.org/10.1093/ijnp/pyab088',
  },
  {
    id: 'jelovac2025',
    authors: 'Jelovac A et al.',
    what: 'Up to eight ketamine infusions in the hospital against another sedating drug, 62 people.',
    journal: 'JAMA Psychiatry. 2025;82(12):1216–24.',
    url: 'https://doi.org/10.1001/jamapsychiatry.2025.3019',
  },
  {
    id: 'lascelles2021',
    authors: 'Lascelles K et al.',
    what: 'Interviews with 12 people who had ketamine.',
    journal: 'BJPsych Open. 2021;7(1).',
    url: 'https://doi.org/10.1192/bjo.2020.132',
  },
  {
    id: 'phillips2019',
    authors: 'Phillips JL et al.',
    what: 'A trial of ketamine infusions, 41 people.',
    journal: 'Am J Psychiatry. 2019;176(5):401–9.',
    url: 'https://doi.org/10.1176/appi.ajp.2018.18070834',
  },
  {
    id: 'berlim2014',
    authors: 'Berlim MT et al.',
    what: 'A review of 29 trials of TMS against pretend TMS, 1,371 people.',
    journal: 'Psychol Med. 2014;44(2):225–39.',
    url: 'https://doi.org/10.1017/S0033291713000512',
  },
  {
    id: 'papakostas2024',
    authors: 'Papakostas GI et al.',
    what: 'A trial of adding TMS or a medicine, or switching medicine, 278 people. They knew which one they got.',
    journal: 'Mol Psychiatry. 2024;29:2287–95.',
    url: 'https://doi.org/10.1038/s41380-024-02468-x',
  },
  {
    id: 'oreardon2007',
    authors: 'O’Reardon JP et al.',
    what: 'A trial of TMS against pretend TMS, 301 people, scored after 4 and 6 weeks.',
    journal: 'Biol Psychiatry. 2007;62(11):1208–16.',
    url: 'https://doi.org/10.1016/j.biopsych.2007.01.018',
  },
  {
    id: 'solvason2014',
    authors: 'Solvason HB et al.',
    what: 'Daily life in a trial of TMS against pretend TMS, 301 people.',
    journal: 'Brain Stimul. 2014;7(2):219–25.',
    url: 'https://doi.org/10.1016/j.brs.2013.10.008',
  },
  {
    id: 'mayoTms',
    authors: 'Mayo Clinic.',
    what: 'A page on standard TMS.',
    journal: 'Web page.',
    url: 'https://www.mayoclinic.org/tests-procedures/transcranial-magnetic-stimulation/about/pac-20384625',
  },
  {
    id: 'dunner2014',
    authors: 'Dunner DL et al.',
    what: 'TMS in everyday care, a year later, 257 people.',
    journal: 'J Clin Psychiatry. 2014;75(12):1394–401.',
    url: 'https://doi.org/10.4088/JCP.13m08977',
  },
  {
    id: 'cmsTms',
    authors: 'Centers for Medicare & Medicaid Services.',
    what: 'When Medicare pays for TMS in one region.',
    journal: 'Web page.',
    url: 'https://www.cms.gov/medicare-coverage-database/view/lcd.aspx?LCDId=34998',
  },
  {
    id: 'turkoz2021',
    authors: 'Turkoz I et al.',
    what: 'The maker’s trials of Spravato with a new antidepressant, 518 people.',
    journal: 'J Clin Psychiatry. 2021;82(4):20m13800.',
    url: 'https://doi.org/10.4088/JCP.20m13800',
  },
  {
    id: 'janik2025',
    authors: 'Janik A et al.',
    what: 'The maker’s trial of Spravato against a pretend spray, 378 people.',
    journal: 'JAMA Psychiatry. 2025;82(9):877–87.',
    url: 'https://doi.org/10.1001/jamapsychiatry.2025.1317',
  },
  {
    id: 'dinicola2025',
    authors: 'Di Nicola M et al.',
    what: 'A survey of 236 people on Spravato for 3 months or more.',
    journal: 'J Pers Med. 2025;15(4):161.',
    url: 'https://doi.org/10.3390/jpm15040161',
  },
  {
    id: 'daly2019',
    authors: 'Daly EJ et al.',
    what: 'The maker’s trial of going on with Spravato or stopping it, 297 people.',
    journal: 'JAMA Psychiatry. 2019;76(9):893–903.',
    url: 'https://doi.org/10.1001/jamapsychiatry.2019.1189',
  },
  {
    id: 'bcbsndSpravato',
    authors: 'Blue Cross Blue Shield of North Dakota.',
    what: 'When one health plan pays for Spravato.',
    journal: 'Web page.',
    url: 'https://www.bcbsnd.com/providers/policies-precertification/medical-policy/e/esketamine-spravato',
  },
  {
    id: 'utsw',
    authors: 'UT Southwestern Medical Center.',
    what: 'A hospital’s page on ECT.',
    journal: 'Web page.',
    url: 'https://utswmed.org/conditions-treatments/electroconvulsive-therapy/',
  },
  {
    id: 'jelovac2013',
    authors: 'Jelovac A et al.',
    what: 'A review of 32 studies of relapse after ECT.',
    journal: 'Neuropsychopharmacology. 2013;38(12):2467–74.',
    url: 'https://doi.org/10.1038/npp.2013.149',
  },
  {
    id: 'mercyEct',
    authors: 'Mercy.',
    what: 'A hospital’s page on ECT.',
    journal: 'Web page.',
    url: 'https://www.mercy.net/service/electroconvulsive-therapy/faqs/',
  },
  {
    id: 'wiles2013',
    authors: 'Wiles N et al.',
    what: 'A trial of adding talk therapy (CBT) to medicine, 469 people.',
    journal: 'Lancet. 2013;381:375–84.',
    url: 'https://doi.org/10.1016/S0140-6736(12)61552-9',
  },
  {
    id: 'cartwright2016',
    authors: 'Cartwright C et al.',
    what: 'A survey of 180 people on antidepressants for 3 to 15 years.',
    journal: 'Patient Prefer Adherence. 2016;10:1401–7.',
    url: 'https://doi.org/10.2147/PPA.S110632',
  },
  {
    id: 'cuijpers2018',
    authors: 'Cuijpers P et al.',
    what: 'A review of 18 studies: who got worse in talk therapy.',
    journal: 'J Affect Disord. 2018.',
    url: 'https://research.vu.nl/en/publications/negative-effects-of-psychotherapies-for-adult-depression-a-meta-a',
  },
  {
    id: 'ranzcp',
    authors: 'Royal Australian and New Zealand College of Psychiatrists.',
    what: 'A page on medicines for depression.',
    journal: 'Web page.',
    url: 'https://www.yourhealthinmind.org/treatments-medication/antidepressant-medication',
  },
  {
    id: 'rush2006',
    authors: 'Rush AJ et al.',
    what: 'All four steps of the STAR*D study, 3,671 people.',
    journal: 'Am J Psychiatry. 2006;163(11):1905–17.',
    url: 'https://doi.org/10.1176/ajp.2006.163.11.1905',
  },
  {
    id: 'healthcareGov',
    authors: 'HealthCare.gov.',
    what: 'What Marketplace plans cover.',
    journal: 'Web page.',
    url: 'https://www.healthcare.gov/coverage/what-marketplace-plans-cover/',
  },
  {
    id: 'whiteford2013',
    authors: 'Whiteford HA et al.',
    what: 'A review of 19 studies of depression without treatment.',
    journal: 'Psychol Med. 2013;43(8):1569–85.',
    url: 'https://doi.org/10.1017/S0033291712001717',
  },
  {
    id: 'fusarpoli2023',
    authors: 'Fusar-Poli P et al.',
    what: 'A review of how people live with depression.',
    journal: 'World Psychiatry. 2023;22(3):352–65.',
    url: 'https://doi.org/10.1002/wps.21111',
  },
  {
    id: 'arubuolawe2024',
    authors: 'Arubuolawe OO et al.',
    what: 'A review of six early studies of TMS with ketamine, three of them of single people.',
    journal: 'Cureus. 2024;16(7):e64712.',
    url: 'https://doi.org/10.7759/cureus.64712',
  },
  {
    id: 'modirrousta2018',
    authors: 'Modirrousta M et al.',
    what: 'Charts of 36 people who had TMS once or twice a day.',
    journal: 'Neuropsychiatr Dis Treat. 2018;14:309–16.',
    url: 'https://doi.org/10.2147/NDT.S151841',
  },
  {
    id: 'greden2019',
    authors: 'Greden JF et al.',
    what: 'A trial of gene tests, 1,167 people. Its main goal was not met.',
    journal: 'J Psychiatr Res. 2019;111:59–67.',
    url: 'https://doi.org/10.1016/j.jpsychires.2019.01.003',
  },
  {
    id: 'oslin2022',
    authors: 'Oslin DW et al.',
    what: 'A trial of gene tests, 1,944 veterans.',
    journal: 'JAMA. 2022;328(2):151–61.',
    url: 'https://doi.org/10.1001/jama.2022.9805',
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
    id: 'cole2022',
    authors: 'Cole EJ et al.',
    what: 'Faster TMS (10 sessions a day, guided by a brain scan) against pretend TMS, 29 people.',
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
    id: 'alnefeesi2022',
    authors: 'Alnefeesi Y et al.',
    what: 'A review of ketamine, by IV and other ways, in everyday care, 2,665 people.',
    journal: 'J Psychiatr Res. 2022;151:693–709.',
    url: 'https://doi.org/10.1016/j.jpsychires.2022.04.037',
  },
] as const satisfies readonly Reference[];

export type ReferenceId = (typeof references)[number]['id'];

export const referencesPending = 'Check every citation and figure against the journal before launch.';

/** The proof that a clinic-reported rate needs before it may be published as a fact. */
export type Substantiation = {
  /** People counted. */
  n: number;
  /** ISO dates of the first and last patient counted. */
  from: string;
  to: string;
  /** The questionnaire, e.g. "PHQ-9". */
  scale: string;
  /** What counted as improved, completing a sentence that begins with the scale, e.g. "score fell by half or more by week 6". */
  definition: string;
  /** Who is in the denominator, drop-outs included, e.g. "everyone who started". */
  denominator: string;
};

/**
 * A rate the clinic reports about its own patients. It always appears with its label, its proof and the published
 * figure.
 */
export type ClinicRate = {
  /** Whole percent; shown with "%+". */
  percent: number;
  /** Completes the sentence that begins "Of 212 people, 70%+ …". */
  claim: string;
  /** What studies found that a reader of this rate should not forget, as a sentence. */
  reminder?: string;
  /** Every rate needs a proof of its own, which the launch check enforces. */
  substantiation: Substantiation | null;
  pending?: string;
};

/** The result of one kind of study, drawn on the same scale as the clinic's own rate. */
export type PublishedRate = {
  /** Whole percent of those who got the treatment. */
  percent: number;
  /** What they got, in a word or two, e.g. "TMS". */
  name: string;
  /** What was counted, in a few words, of the same kind as the clinic's claim, e.g. "symptoms halved". */
  label: string;
  /** The people who got something else, counted in the same way. */
  comparison: {
    percent: number;
    /** What they got, e.g. "Pretend TMS". */
    label: string;
  };
  /** When it was counted, e.g. "after 8 weeks". */
  when: string;
  /** What kind of study, e.g. "Published trial". */
  study: string;
  /** How many people were in it. */
  people: number;
  sources: readonly [ReferenceId, ...ReferenceId[]];
};

/** What studies found, in a plain sentence or two. */
export type Finding = { text: string; sources: readonly [ReferenceId, ...ReferenceId[]] };

export type EvidenceCard = {
  id: string;
  title: string;
  /** What the findings come to. It must be true alone, because a phone folds the findings under it. */
  verdict: string;
  /** Null if the clinic gives no figure for this card. */
  rate: ClinicRate | null;
  /** Each is drawn beside its comparison. Empty if no study gives a comparable figure. */
  publishedRates: readonly PublishedRate[];
  /** What else published studies found that every reader should see. */
  published: readonly [Finding, ...Finding[]];
  /** Further findings, in a <details> element that is closed at first. */
  more: Finding | null;
};

/** One trial gave 8 infusions, so this remark is true only while the plan gives 8. */
const asManyAsOurs = coreTreatment.ketamineSessions === 8 ? ' (we give 8)' : '';

export const evidence = {
  /** What follows the last call to book is for reading, and says so. */
  label: 'For tonight or later',
  title: 'What studies found',
  lead: 'TMS and ketamine have each helped many people in studies. They did not help everyone, and some felt worse.',
  /** Stands above the clinic's own rates, before their label. */
  clinicTitle: 'In our own clinic',
  clinicReportedLabel: 'Clinic-reported, not compared',
  clinicReportedMeans: 'These are our own numbers, not a trial, and can’t tell you how you will do.',
  /** What a published rate counts, and when. Follows the name of the study. */
  measured: ({ label, when }: PublishedRate) => `${label} ${when}`,
  /** e.g. "Published trial, 403 people". */
  studyText: ({ study, people }: PublishedRate) => `${study}, ${people.toLocaleString('en-US')} people`,
  moreText: 'More findings',
  /** Explains words of the published rates. */
  terms: '“Halved” means half or more. ECT is electroconvulsive therapy.',
  dotsNote: (total: number) => `Each dot is ${100 / total}% of people.`,
  /** What the clinic says of its own patients. The claim completes a sentence. */
  reported: ({ percent, claim, substantiation: proof }: Omit<ClinicRate, 'pending'>) =>
    proof ? `Of ${proof.n} people, ${percent}%+ ${claim}` : `${percent}%+ ${claim}`,
  /** Whom the clinic counted, and what counted as success. */
  substantiationText: (s: Substantiation) =>
    `We counted ${s.denominator} from ${s.from} to ${s.to}. “Improved” means the ${s.scale} ${s.definition}.`,
  /** Replaces that text while the rate has no proof. */
  detailsOnRequest: 'We have not yet said here whom we counted, or what “improved” meant. Please ask us.',
  cards: [
    {
      id: 'combination',
      title: 'TMS plus ketamine',
      verdict: 'Only small studies tested both, with no clear gain.',
      rate: null,
      publishedRates: [],
      published: [
        {
          text: 'At one clinic, 66 people who had both did not do clearly better after 9 weeks than 169 with TMS alone.',
          sources: ['arubuolawe2024', 'shanok2024'],
        },
      ],
      more: null,
    },
    {
      id: 'tms',
      title: 'TMS',
      verdict: 'TMS beat pretend TMS. Faster TMS, like ours, is less studied.',
      rate: {
        percent: 70,
        claim: 'improved with TMS.',
        substantiation: null,
      },
      publishedRates: [
        {
          percent: 29,
          name: 'TMS',
          label: 'symptoms halved',
          comparison: { percent: 10, label: 'Pretend TMS' },
          when: 'after about 13 sessions',
          study: '29 published trials',
          people: 1371,
          sources: ['berlim2014'],
        },
      ],
      published: [
        {
          text: 'Two sessions a day seemed no worse than one in the charts of 36 people.',
          sources: ['modirrousta2018'],
        },
      ],
      more: {
        text: 'Of 307 people in everyday clinics, 42% to 56% counted as better by their own scores, but there was no comparison group. In two small trials, much faster TMS (10 sessions a day) beat pretend TMS. In one of them, 50% had few or no symptoms a month later, against 21%. In a TMS maker’s registry (5,010 people), between 58% and 83% counted as better, depending on who rated and who was counted. No one there got pretend TMS.',
        sources: ['carpenter2012', 'cole2022', 'kratter2026', 'sackeim2020'],
      },
    },
    {
      id: 'ketamine',
      title: 'IV ketamine',
      verdict: 'Results are mixed: better than ECT in one trial, worse in another.',
      rate: {
        percent: 80,
        claim: 'improved with ketamine.',
        substantiation: null,
      },
      publishedRates: [
        {
          percent: 55,
          name: 'Ketamine',
          label: 'symptoms halved',
          comparison: { percent: 41, label: 'ECT' },
          when: 'after 3 weeks',
          study: 'Published trial',
          people: 403,
          sources: ['anand2023'],
        },
        {
          percent: 46,
          name: 'Ketamine',
          label: 'few or no symptoms',
          comparison: { percent: 63, label: 'ECT' },
          when: 'after up to 12 visits',
          study: 'Published hospital trial',
          people: 186,
          sources: ['ekstrand2022'],
        },
      ],
      published: [
        {
          text: `In a third trial, up to 8 sessions${asManyAsOurs} did not clearly beat a sedating drug.`,
          sources: ['jelovac2025'],
        },
        {
          text: 'Gains can fade in weeks.',
          sources: ['mcinnes2022'],
        },
      ],
      more: {
        text: 'In both trials against ECT, people knew which one they got. Of 537 people in clinics, 54% had symptoms cut by half or more after a series. In a review of everyday care, about 45% did. Neither had a comparison group.',
        sources: ['anand2023', 'ekstrand2022', 'mcinnes2022', 'alnefeesi2022'],
      },
    },
    {
      id: 'precision',
      title: 'Precision medicine',
      verdict: 'No gain from gene tests lasted.',
      rate: {
        percent: 85,
        claim: 'improved with care guided by tests.',
        reminder: 'In trials, no gain lasted.',
        substantiation: null,
      },
      publishedRates: [
        {
          percent: 26,
          name: 'Gene tests',
          label: 'symptoms halved',
          comparison: { percent: 20, label: 'No gene tests' },
          when: 'after 8 weeks',
          study: 'Published trial',
          people: 1167,
          sources: ['greden2019'],
        },
      ],
      published: [
        {
          text: 'This trial missed its main goal. In a larger one, an early gain was gone by week 24.',
          sources: ['greden2019', 'oslin2022'],
        },
      ],
      more: {
        text: 'At week 12 of the larger trial, 16.5% had few or no symptoms with gene tests, against 11.2% without.',
        sources: ['oslin2022'],
      },
    },
  ] satisfies readonly EvidenceCard[] as readonly EvidenceCard[],
  limitsTitle: 'What these numbers can’t tell you',
  limits: [
    { text: 'No one has tested this exact plan, so these rates can’t be added up or averaged.' },
    { text: 'No good trial shows that lab panels, IV nutrients, or spa time treat depression.' },
  ],
  /** Says who wrote the page. Shown above the cards. */
  author: 'We wrote this page, and we offer this plan.',
  /** Follows that sentence once a clinician has reviewed the page. The day is formatted, e.g. "November 20, 2026". */
  reviewed: (n: { reviewer: string; on: string }) => `${n.reviewer}, reviewed its medical words on ${n.on}.`,
  referencesTitle: 'References',
  referencesSummary: `The ${references.length} sources we cite`,
  /** Closes the study that a citation shows. */
  closeText: 'Close',
  /** Announced before a citation number, e.g. "Reference 3". */
  referenceLabel: 'Reference',
};
