import { safety } from '@/content/safety';

/**
 * A link to the section on risks, tall enough to tap. For use on pages other than the home page, which contains that
 * section.
 */
export function SafetyLink() {
  return (
    <a href="/#safety" className="text-link tappable no-print">
      {safety.linkText}
    </a>
  );
}
