import { pageMetadata } from '@/app/page-metadata';
import { Evidence } from '@/components/home/evidence';
import { FinalCta } from '@/components/home/final-cta';
import { Guarantee } from '@/components/home/guarantee';
import { Hero } from '@/components/home/hero';
import { Options } from '@/components/home/options';
import { Problem } from '@/components/home/problem';
import { Process } from '@/components/home/process';
import { Questions } from '@/components/home/questions';
import { Safety } from '@/components/home/safety';
import { Solution } from '@/components/home/solution';
import { StructuredData } from '@/components/home/structured-data';
import { Team } from '@/components/home/team';
import { Value } from '@/components/home/value';
import { figures } from '@/components/site/figures';
import { PageFrame } from '@/components/site/page-frame';
import { site } from '@/content/site';

export const metadata = pageMetadata({
  path: '/',
  title: site.homeTitle,
  description: site.description(figures.paidInFull),
});

export default function HomePage() {
  return (
    <PageFrame page="/">
      <Hero />
      <Problem />
      <Team />
      <Solution />
      <Value />
      <Process />
      <Safety />
      <Options />
      <Guarantee />
      <Questions />
      <FinalCta />
      <Evidence />
      <StructuredData />
    </PageFrame>
  );
}
