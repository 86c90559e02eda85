import { settlingLine, weekTrace } from '@/lib/art/lines';
import { PhaseGradient } from './phase-gradient';

/** Spans thirteen week columns, from 768px up; below that the phone trace takes its place. */
export function WeekTrace() {
  return (
    <svg
      className="week-trace trace art"
      viewBox="0 0 5200 600"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <PhaseGradient id="week-trace" length={5200} offsets={[0, 0.14, 0.32, 0.6]} />
      <path stroke="var(--line-strong)" strokeWidth="1.5" strokeDasharray=".1 6" d="M0 120H5200" />
      <path stroke="url(#week-trace)" d={settlingLine(weekTrace)} />
    </svg>
  );
}
