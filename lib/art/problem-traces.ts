export type ProblemTraceId =
  | 'trial-and-error'
  | 'pieces'
  | 'far-apart'
  | 'missed-factors'
  | 'unmeasured'
  | 'ends-early';

type ProblemTracePart = { d: string; dash?: string; opacity?: number };

type ProblemTraceDrawing = {
  parts: ProblemTracePart[];
  /** The dotted line that means feeling well. */
  goal: ProblemTracePart;
};

const goal = { d: 'M14 12H240', dash: '1 6', opacity: 0.6 };

/** 240 × 64 each: six ways in which care misses the dotted line. */
export const problemTraces: Record<ProblemTraceId, ProblemTraceDrawing> = {
  'trial-and-error': {
    goal,
    parts: [
      {
        d: 'M0 32C10 32 14 52 28 54S48 30 60 30S78 54 94 54S114 32 126 32S144 54 160 54S180 34 192 34S212 54 240 54',
      },
    ],
  },
  pieces: { goal, parts: [{ d: 'M0 32C10 36 16 46 30 46H56M112 40H140M200 50H240' }] },
  'far-apart': {
    goal,
    parts: [{ d: 'M0 32C8 40 12 54 24 54H30l5-6 5 6h14l5-8 5 8h20l5-9 5 9h26l5-8 5 8h34l5-6 5 6h45' }],
  },
  'missed-factors': {
    goal,
    parts: [
      {
        d: 'M0 32C10 40 14 50 26 46L44 54 58 38 72 50 90 34 104 52 122 42 138 54 156 36 176 50 196 40 216 52 240 46',
        dash: '1 7',
      },
    ],
  },
  unmeasured: {
    goal: { d: 'M14 12H68M84 12h.01M106 12h.01M138 12h.01M184 12h.01', dash: '1 6', opacity: 0.6 },
    parts: [
      { d: 'M0 32C12 44 20 54 36 52S56 30 76 32' },
      { d: 'M76 32C92 34 98 52 118 50', dash: '5 6', opacity: 0.9 },
      { d: 'M118 50C142 48 150 30 176 34S212 50 238 46', dash: '.1 10', opacity: 0.7 },
    ],
  },
  'ends-early': {
    goal,
    parts: [
      { d: 'M0 32C12 42 18 54 34 54C70 54 92 22 138 18H150M150 54H240' },
      { d: 'M150 18V50', dash: '2 5' },
    ],
  },
};
