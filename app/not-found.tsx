import { pageMetadata } from '@/app/page-metadata';
import { Drawing } from '@/components/art/drawing';
import { PageFrame } from '@/components/site/page-frame';
import { PhoneLink } from '@/components/site/phone-link';
import { BrowserScript } from '@/components/ui/browser-script';
import { ButtonLink } from '@/components/ui/button-link';
import { Label } from '@/components/ui/label';
import { applicationError, notFound } from '@/content/errors';

export const metadata = pageMetadata({
  path: '/404',
  title: notFound.metaTitle,
  description: notFound.lead,
});

export default function NotFound() {
  return (
    <PageFrame page="/404">
      <div className="sky-head relative pb-[calc(max(13rem,19vw)+6.5rem)] lg:pb-[calc(max(13rem,19vw)+3rem)]">
        <div className="wrap relative z-1">
          <Label>{notFound.label}</Label>
          <h1 className="mt-4 max-w-[7em] text-display">{notFound.title}</h1>
          <p className="mt-5 max-w-[22.4em] text-lead text-balance text-ink-2">{notFound.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href="/">{notFound.homeText}</ButtonLink>
            <p>
              {applicationError.callText} <PhoneLink />.
            </p>
          </div>
        </div>
        <div className="sea-scene sea-scene-gapped" aria-hidden="true">
          <span className="sun" />
          <Drawing name="gapped-sea" className="sea sea-gapped" />
        </div>
      </div>
      <BrowserScript name="log-missing" value={notFound.logPrefix} />
    </PageFrame>
  );
}
