import {
  CalendarDays,
  Circle,
  CircleHelp,
  Hourglass,
  LogOut,
  type LucideIcon,
  MessageCircleOff,
  Pill,
} from 'lucide-react';
import { Drawing } from '@/components/art/drawing';
import { ProblemTrace } from '@/components/art/problem-trace';
import { Citations } from '@/components/site/citations';
import { Section } from '@/components/ui/section';
import { problem } from '@/content/home';

/** By the id of the card; one that is not listed gets a circle. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'trial-and-error': Pill,
  pieces: MessageCircleOff,
  'far-apart': CalendarDays,
  'missed-factors': CircleHelp,
  unmeasured: Hourglass,
  'ends-early': LogOut,
};

export function Problem() {
  return (
    <>
      <Section
        id="problem"
        headingId="problem-title"
        className="night pt-within print:hidden"
        words={problem}
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-gap">
          {problem.cards.map((card) => {
            const Icon = icons[card.id] ?? Circle;
            return (
              <li
                key={card.id}
                id={`card-${card.id}`}
                className="border-t border-line pt-2.5 pb-3.5 md:pt-6 md:pb-8"
              >
                <div className="mb-0.5 flex h-11 items-center md:mb-5 md:h-14">
                  <span className="grid size-10 shrink-0 md:size-12 place-items-center rounded-full border-[1.5px] border-line bg-surface text-apricot">
                    <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
                  </span>
                  <ProblemTrace id={card.id} />
                </div>
                <h3 className="mb-1 text-h3 md:mb-2">{card.title}</h3>
                <p className="text-ink-2">
                  {card.text}
                  {card.sources && <Citations ids={card.sources} />}
                </p>
              </li>
            );
          })}
        </ul>
      </Section>
      <Drawing name="dawn-bands" className="bands bands-band" />
    </>
  );
}
