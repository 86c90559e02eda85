import { clsx } from 'clsx';
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
import { Fold } from '@/components/ui/fold';
import { Section } from '@/components/ui/section';
import { problem } from '@/content/home';
import { placeId } from '@/lib/place-id';

/** Keyed by the card's id; a card that is not listed gets a circle. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'trial-and-error': Pill,
  pieces: MessageCircleOff,
  'far-apart': CalendarDays,
  'missed-factors': CircleHelp,
  unmeasured: Hourglass,
  'ends-early': LogOut,
};

/** What a kind of line means. */
function Key({ look, children }: { look: string; children: string }) {
  return (
    <span className="flex items-center gap-3">
      <span className={clsx('w-6 shrink-0 border-t-2', look)} />
      {children}
    </span>
  );
}

/** How many cards a phone shows before the rest is unfolded. On wide screens, they are the first row. */
const shownCards = 3;

function CardList({ cards }: { cards: typeof problem.cards }) {
  return (
    <ul className="grid md:grid-cols-3 gap-x-gap gap-y-4 md:gap-y-8">
      {cards.map((card) => {
        const Icon = icons[card.id] ?? Circle;
        return (
          <li
            key={card.id}
            id={placeId('card', card.id)}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center border-t border-line pt-2.5 md:pt-6"
          >
            <span className="grid size-9 place-items-center rounded-full border-[1.5px] border-line bg-surface text-ember-ink md:size-12">
              <Icon size={20} aria-hidden="true" />
            </span>
            <span className="h-9 md:h-14">
              <ProblemTrace id={card.id} />
            </span>
            <h3 className="col-span-2 mt-1.5 text-h3 md:mt-5 md:mb-2">{card.title}</h3>
            <p className="col-span-2 mt-1.5 md:text-balance text-ink-2 md:mt-0">
              {card.text}
              {card.sources && <Citations ids={card.sources} />}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

export function Problem() {
  return (
    <>
      <Section
        id="problem"
        className="night bg-[linear-gradient(var(--night),var(--band-0))] pt-8 md:pt-within pb-4 md:pb-6 no-print"
        words={problem}
        isLeadBeside
      >
        <p aria-hidden="true" className="mb-4 flex flex-wrap gap-x-6 text-small text-ink-2 md:mb-6">
          <Key look="border-apricot">{problem.courseKey}</Key>{' '}
          <Key look="border-dotted border-ink-2">{problem.goalKey}</Key>
        </p>
        <CardList cards={problem.cards.slice(0, shownCards)} />
        {problem.cards.length > shownCards && (
          <Fold
            isRest
            summary={problem.moreText(problem.cards.length - shownCards)}
            className="mt-2.5 border-t border-line md:mt-8 md:border-0 md:p-0"
          >
            <CardList cards={problem.cards.slice(shownCards)} />
          </Fold>
        )}
      </Section>
      <Drawing name="dawn-bands" className="bands bands-band" />
    </>
  );
}
