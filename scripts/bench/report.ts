import { pageNames } from './pages';
import { type Result, type TapSummary, variantNames } from './result';
import { kilobytes, spread, table } from './text-table';
import { type Amount, kinds } from './traffic';

const TRUSTED_CONTROL_TBT_MS = 10;

function sentAndRaw({ sentBytes, rawBytes }: Amount) {
  return rawBytes === 0 ? '0' : `${kilobytes(sentBytes)} / ${kilobytes(rawBytes)}`;
}

function lighthouseTable({ pages }: Result) {
  const head = [
    'Lighthouse',
    'perf',
    'a11y',
    'best',
    'seo',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'TBT* ms',
    'CLS',
    'LCP ÷ control',
  ];
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const rows = pageNames.flatMap((name) =>
    variantNames.flatMap((variant) => {
      const summary = pages[name]?.lighthouse[variant];
      if (!summary) return [];
      const scores = categories.map((id) => (summary.scores[id] ? spread(summary.scores[id]) : '–'));
      const { fcpMs, lcpMs, tbtMs, threadTbtMs } = summary;
      const times = [fcpMs, lcpMs, tbtMs, threadTbtMs].map((time) => spread(time));
      const ratio = variant === 'control' ? '1' : spread(summary.lcpToControl, 2);
      return [[`${name}, ${variant}`, ...scores, ...times, spread(summary.cls, 4), ratio]];
    }),
  );
  return table(head, rows);
}

function auditLines({ pages }: Result) {
  return pageNames.flatMap((name) => {
    const summary = pages[name]?.lighthouse.page;
    if (!summary) return [];
    return [
      `${name}: below 100: ${summary.failed.join(', ') || 'none'}`,
      `${' '.repeat(name.length)}  advice only: ${summary.advised.join(', ') || 'none'}`,
    ];
  });
}

function byteTable({ pages }: Result) {
  const head = [
    'kB sent / unpacked',
    'requests',
    'total sent',
    ...kinds,
    'blocking',
    'trips*',
    'other hosts',
  ];
  const rows = pageNames.flatMap((name) =>
    variantNames.flatMap((variant) => {
      const bytes = pages[name]?.bytes[variant];
      if (!bytes) return [];
      const { requests, sentBytes, byKind, otherHosts } = bytes;
      return [
        [
          `${name}, ${variant}`,
          String(requests),
          kilobytes(sentBytes),
          ...kinds.map((kind) => sentAndRaw(byKind[kind])),
          String(bytes.blockingRequests),
          String(bytes.roundTripsAfterHtmlStarts),
          otherHosts.join(' ') || 'none',
        ],
      ];
    }),
  );
  return table(head, rows);
}

function loadTable({ pages }: Result) {
  const rows = pageNames.flatMap((name) =>
    (['page', 'control'] as const).flatMap((variant) => {
      const times = pages[name]?.onSlowPhone[variant];
      if (!times) return [];
      const { fcpMs, lcpMs, longTasks, longestTaskMs, busy } = times;
      const figures = [
        fcpMs,
        lcpMs,
        longTasks,
        longestTaskMs,
        busy.longestBeforePaintMs,
        busy.longestMs,
        busy.blockedMs,
      ];
      return [[`${name}, ${variant}`, ...figures.map((figure) => spread(figure))]];
    }),
  );
  const head = ['slow phone', 'FCP ms', 'LCP ms', 'tasks > 50 ms', 'longest ms'];
  return table([...head, 'busy* before paint', 'busy* after', 'blocked* ms'], rows);
}

function visitorTable({ visitors }: Result) {
  const rows = Object.entries(visitors).map(([name, { sentBytes, jsBytes, requests, cls, byKind }]) => [
    name,
    spread(
      {
        median: sentBytes.median / 1000,
        min: sentBytes.min / 1000,
        max: sentBytes.max / 1000,
      },
      1,
    ),
    kilobytes(jsBytes.median),
    kilobytes(byKind.html.sentBytes),
    spread(requests),
    spread(cls, 4),
  ]);
  return table(['a visitor who', 'kB in all', 'kB js', 'kB html', 'requests', 'CLS'], rows);
}

function tapTable({ taps }: Result) {
  const cell = ({ answeredMs, lost }: TapSummary) =>
    [answeredMs ? spread(answeredMs) : '', lost > 0 ? `${lost} lost` : ''].filter(Boolean).join(', ');
  const rows = Object.entries(taps).map(([name, { atFirstPaint, later }]) => [
    name,
    cell(atFirstPaint),
    cell(later),
  ]);
  return table(['tap answered after, ms', 'at first paint', '8 s later'], rows);
}

function navigationTable({ toBookingMs }: Result) {
  const rows = Object.entries(toBookingMs).map(([name, time]) => [name, spread(time)]);
  return table(['from / to /booking, ms', 'press to paint'], rows);
}

/** Whether the machine had other work: the control has no script, so only that can block it. */
function noiseLine({ pages }: Result) {
  const blockedMs = Math.max(...Object.values(pages).map((page) => page.lighthouse.control.tbtMs.median));
  if (blockedMs <= TRUSTED_CONTROL_TBT_MS) return [];
  return [
    `The machine was busy: the control, which has no script, was blocked for ${Math.round(blockedMs)} ms. Bytes and requests hold; times and tap delays are too high, and ratios rough.`,
  ];
}

export function reportText(result: Result) {
  const { node, browser, lighthouse } = result.machine;
  const parts = [
    `${result.runs} runs, medians [lowest–highest]. Lighthouse ${lighthouse} (phone, slow 4G, simulated), Chromium ${browser}, Node ${node}`,
    `${lighthouseTable(result)}\n* Lighthouse’s own sum again, over the time the page’s thread itself ran: what else the machine does is not in it, nor is waiting for another process.`,
    auditLines(result).join('\n'),
    `${byteTable(result)}\nblocking: requests the first paint waits for besides the HTML. * Round trips after the HTML starts, computed from bytes on one fresh connection.`,
    `${loadTable(result)}\nSlow 4G (1.6 Mbit/s, 150 ms), processor slowed 4 times, untouched for 8 s. The control’s long tasks are the machine’s own.\nTasks > 50 ms are those the browser reports. It leaves out the frame of the first paint, which is in the column before paint.\n* Longest task in ms, and all that tasks after the first paint took beyond 50 ms, in time the thread itself ran: what else the machine does is not in it.`,
    ...(result.pages['/'] ? [visitorTable(result), tapTable(result), navigationTable(result)] : []),
    ...noiseLine(result),
  ];
  return parts.join('\n\n');
}
