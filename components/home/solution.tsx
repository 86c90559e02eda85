import { clsx } from 'clsx';
import { Dna, Droplet, type LucideIcon, MessageCircleHeart, Zap } from 'lucide-react';
import { HalfSun } from '@/components/art/half-sun';
import { Strands } from '@/components/art/strands';
import { SafetyLink } from '@/components/site/safety-link';
import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { type PillarId, solution } from '@/content/home';

const looks: Record<PillarId, { Icon: LucideIcon; color: string }> = {
  tms: { Icon: Zap, color: 'text-p0' },
  ketamine: { Icon: Droplet, color: 'text-p2' },
  testing: { Icon: Dna, color: 'text-p1' },
  'follow-through': { Icon: MessageCircleHeart, color: 'text-p3' },
};

export function Solution() {
  return (
    <Section
      id="solution"
      headingId="solution-title"
      className="print:hidden"
      label={solution.label}
      title={solution.title}
      lead={solution.lead}
    >
      <div className="grid gap-x-gap lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ol className="rail lg:grid lg:auto-rows-fr">
          {solution.pillars.map((pillar) => {
            const { Icon, color } = looks[pillar.id];
            return (
              <li key={pillar.id} className="relative flex gap-4 pb-8 lg:items-center lg:py-5">
                <span
                  className={clsx(
                    'grid size-14 shrink-0 place-items-center rounded-full border border-line bg-surface',
                    color,
                  )}
                >
                  <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
                </span>
                <div className="min-w-0 pt-2.5 lg:pt-0">
                  <h3 className="text-h3">{pillar.title}</h3>
                  <p className="mt-1.5 max-w-[34.7em] text-ink-2">{pillar.text}</p>
                  {pillar.status && (
                    <p className="mt-2.5 max-w-[37em] border-l-2 border-line-strong pl-3 text-small text-ink-2">
                      <strong className="text-ink">{solution.statusLabel}:</strong> {pillar.status}
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
        <HalfSun className="lg:hidden" />
        <div className="hidden lg:block">
          <Strands />
        </div>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5">
        <ButtonLink href={solution.cta.href}>
          <span>
            {solution.cta.text} <Arrow />
          </span>
        </ButtonLink>
        <SafetyLink />
      </div>
    </Section>
  );
}
