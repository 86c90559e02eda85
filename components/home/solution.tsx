import { clsx } from 'clsx';
import {
  ArrowDown,
  Check,
  Droplet,
  type LucideIcon,
  Magnet,
  MessageCircleHeart,
  TestTube,
  X,
} from 'lucide-react';
import { Drawing } from '@/components/art/drawing';
import { MarkedItem } from '@/components/ui/marked-item';
import { Section } from '@/components/ui/section';
import { fit, type PillarId, solution } from '@/content/home';
import { aroundWords } from '@/lib/format';
import { placeId } from '@/lib/place-id';

/** Each treatment also has a picture of a visit, because people fear what they can’t picture. */
const looks: Record<PillarId, { Icon: LucideIcon; colour: string; picture?: string }> = {
  tms: { Icon: Magnet, colour: 'text-p0', picture: 'tms-visit' },
  ketamine: { Icon: Droplet, colour: 'text-p2', picture: 'ketamine-visit' },
  testing: { Icon: TestTube, colour: 'text-p1' },
  'follow-through': { Icon: MessageCircleHeart, colour: 'text-p3' },
};

type FitListProps = {
  title: string;
  items: readonly { text: string; linked?: string }[];
  Icon: LucideIcon;
};

/** A text in which some words are a link to the list of what may rule the plan out. */
function WithListLink({ text, linked }: { text: string; linked: string }) {
  const [before, after] = aroundWords(text, linked);
  return (
    <>
      {before}
      <a href="#rule-out" className="text-link">
        {linked}
      </a>
      {after}
    </>
  );
}

function FitList({ title, items, Icon }: FitListProps) {
  return (
    <div>
      <h4 className="mb-2 text-h4 font-semibold md:mb-3">{title}</h4>
      <ul className="grid gap-1.5 md:gap-2">
        {items.map(({ text, linked }) => (
          <MarkedItem
            key={text}
            text={linked ? <WithListLink text={text} linked={linked} /> : text}
            Icon={Icon}
          />
        ))}
      </ul>
    </div>
  );
}

export function Solution() {
  return (
    <Section id="solution" className="fade-mist no-print" words={solution} isLeadBeside>
      <ol className="grid gap-x-gap gap-y-4 md:grid-cols-2 md:gap-y-8 lg:gap-y-10">
        {solution.pillars.map((pillar, i) => {
          const { Icon, colour, picture } = looks[pillar.id];
          return (
            <li
              key={pillar.id}
              id={placeId('pillar', pillar.id)}
              className={clsx(
                'grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3 gap-y-1.5 border-line md:gap-x-4',
                i > 0 && 'max-md:border-t max-md:pt-4',
              )}
            >
              {picture && <Drawing name={picture} className="visit-scene art col-span-2 mb-1 md:mb-3" />}
              <span
                className={clsx(
                  'grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface md:size-14',
                  colour,
                )}
              >
                <Icon size={22} aria-hidden="true" />
              </span>
              <h3 className="text-h3">{pillar.title}</h3>
              <div className="max-lg:col-span-2 lg:col-start-2">
                <p className="max-w-prose">{pillar.text}</p>
                {pillar.status && (
                  <p className="mt-2 max-w-prose border-l-2 border-line-strong pl-3 text-note md:mt-3">
                    <strong>{solution.statusLabel}:</strong> {pillar.status}
                  </p>
                )}
                {i === solution.pillars.length - 1 && (
                  <a href={solution.cta.href} className="text-link tappable mt-2 gap-2 font-semibold">
                    {solution.cta.text}
                    <ArrowDown size={20} aria-hidden="true" />
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <section aria-labelledby="fit-title" className="sheet mt-4 px-5 py-4 md:mt-10 md:p-8">
        <h3 id="fit-title" className="mb-4 text-h3 md:mb-5 md:text-part">
          {fit.title}
        </h3>
        <div className="grid gap-x-gap gap-y-4 md:grid-cols-2">
          <FitList title={fit.mayTitle} items={fit.may} Icon={Check} />
          <div className="border-line max-md:border-t max-md:pt-4 md:border-l md:pl-gap">
            <FitList title={fit.mayNotTitle} items={fit.mayNot} Icon={X} />
          </div>
        </div>
      </section>
    </Section>
  );
}
