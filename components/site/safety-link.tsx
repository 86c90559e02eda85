import { safety } from '@/content/safety';

/** A link to the risks for pages other than the one they are on, tall enough to tap. */
export function SafetyLink() {
  return (
    <a href="/#safety" className="text-link tappable no-print">
      {safety.linkText}
    </a>
  );
}
