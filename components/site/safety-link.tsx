import { safety } from '@/content/safety';

/** Stands near every booking button: the way to the risks, tall enough to tap. */
export function SafetyLink({ onHome = true }: { onHome?: boolean }) {
  return (
    <a href={onHome ? '#safety' : '/#safety'} className="text-link tappable no-print">
      {safety.linkText}
    </a>
  );
}
