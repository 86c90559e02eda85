import { strands } from '@/lib/art/lines';

/** Fills the panel it is put in; strands start at 12.5, 37.5, 62.5 and 87.5% of its height. */
export function Strands() {
  const { tms, ketamine, testing, concierge } = strands();
  return (
    <div className="strands trace art">
      <svg viewBox="0 0 1600 1920" preserveAspectRatio="none" aria-hidden="true">
        <path stroke="var(--ink)" strokeWidth="1.5" strokeDasharray=".1 5" d="M0 960H1600" opacity=".6" />
        <path stroke="var(--p0)" d={tms} />
        <path stroke="var(--p2)" d={ketamine} />
        <path stroke="var(--p1)" strokeWidth="3.5" strokeDasharray=".1 6.5" d={testing} />
        <path stroke="var(--p3)" d={concierge} />
        <g strokeWidth="11">
          <path stroke="var(--p0)" d="M4 240h.01" />
          <path stroke="var(--p2)" d="M4 720h.01" />
          <path stroke="var(--p1)" d="M4 1200h.01" />
          <path stroke="var(--p3)" d="M4 1680h.01" />
        </g>
        <path stroke="var(--ink)" strokeWidth="3" d="M924 960H1600" />
      </svg>
      <svg className="strands-sun" viewBox="0 0 160 160" aria-hidden="true">
        <path fill="var(--ember)" d="M26 80a54 54 0 0 1 108 0Z" />
        <g stroke="var(--ember)">
          <path strokeWidth="3" opacity=".75" d="M40 94h80" />
          <path strokeWidth="2.5" opacity=".55" d="M54 106h52" />
          <path strokeWidth="2" opacity=".4" d="M66 117h28" />
        </g>
      </svg>
    </div>
  );
}
