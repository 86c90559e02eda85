import { clsx } from 'clsx';
import { crisis } from '@/content/site';

/** The ways to reach 988, each a link tall enough to tap. Chat opens the Lifeline's own page. */
export function CrisisLinks({ className, withChat = false }: { className?: string; withChat?: boolean }) {
  const ways = withChat ? [crisis.call, crisis.text, crisis.chat] : [crisis.call, crisis.text];
  return ways.map((way, i) => (
    <span key={way.href}>
      {i > 0 && ` ${crisis.or} `}
      <a href={way.href} rel="noreferrer" className={clsx('tappable font-semibold', className)}>
        {way.text}
      </a>
    </span>
  ));
}
