import { phoneTrace, settlingLine } from '@/lib/art/lines';
import { PhaseGradient } from './phase-gradient';

/** Runs down the left of the phase list, which must be `position: relative`; below 768px only. */
export function PhoneTrace() {
  return (
    <svg
      className="phone-trace trace art"
      viewBox="0 0 160 6400"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <PhaseGradient id="phone-trace" length={6400} offsets={[0, 0.28, 0.55, 0.8]} />
      <path stroke="url(#phone-trace)" transform="matrix(0 1 1 0 0 0)" d={settlingLine(phoneTrace)} />
    </svg>
  );
}
