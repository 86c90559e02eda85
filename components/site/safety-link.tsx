import { safety } from '@/content/safety';

/** A link to the risks for use near every booking button, tall enough to tap. */
export function SafetyLink({ onHome = true }: { onHome?: boolean }) {
  return (
    <a href={onHome ? '#safety' : '/#safety'} className="text-link tappable no-print">
      {safety.linkText}
    </a>
  );
}
