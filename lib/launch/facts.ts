import type { Settings } from '@/lib/settings';

/** What stands behind a rate, as content/evidence.ts has it. */
export type Proof = {
  n: number;
  from: string;
  to: string;
  scale: string;
  definition: string;
  denominator: string;
};

/** The parts of content/ that are more than words; the modules' own exports fit as they are. */
export type Facts = {
  clinic: {
    name: string;
    phone: string;
    email: string;
    address: string | null;
    hours: string | null;
    statesServed: readonly string[] | null;
    legalEntity: string | null;
    medicalDirector: string | null;
    medicalReview: { reviewer: string; reviewedOn: string } | null;
    privacyUrl: string | null;
    healthDataUrl: string | null;
    accessibilityUrl: string | null;
    privacyAsOf: string;
    securityTxtUntil: string;
  };
  evidence: {
    cards: readonly { title: string; rate: { percent: number; substantiation: Proof | null } | null }[];
  };
  heroVideo: {
    lengthSeconds: number | null;
    captionsCheckedOn: string | null;
    transcript: readonly string[];
  };
  price: { paidInFullUsd: number; financedUsd: number; asOf: string };
  bonusItems: readonly { valueUsd: number }[];
  spots: { remaining: number; perQuarter: number; asOf: string };
  statedTotal: {
    valueUsd: number;
    decision: { decidedOn: string; decidedBy: string; keep: 'stated' | 'computed' } | null;
  };
};

export type LaunchSettings = Pick<Settings, 'siteUrl' | 'isProduction' | 'scheduling' | 'video'>;
