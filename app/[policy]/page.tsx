import { pageMetadata } from '@/app/page-metadata';
import { Drawing } from '@/components/art/drawing';
import { PageFrame } from '@/components/site/page-frame';
import { Label } from '@/components/ui/label';
import { policyPages, policyWords } from '@/content/policies';
import { formatDate } from '@/lib/format';
import { policyPath } from '@/lib/pages';

type Props = { params: Promise<{ policy: string }> };

export const dynamicParams = false;

/**
 * Next refuses to export a dynamic route without any page. So there is always a dummy page, `_none`, which the build's
 * last step deletes.
 */
export function generateStaticParams() {
  return [...policyPages.map(({ id }) => ({ policy: id })), { policy: '_none' }];
}

async function findPolicy({ params }: Props) {
  const { policy } = await params;
  return policyPages.find(({ id }) => id === policy);
}

export async function generateMetadata(props: Props) {
  const policy = await findPolicy(props);
  return policy ? pageMetadata({ ...policy, path: policyPath(policy) }) : {};
}

export default async function PolicyRoute(props: Props) {
  const policy = await findPolicy(props);
  if (!policy) return null;
  return (
    <PageFrame page={policyPath(policy)}>
      <article className="wrap py-section">
        <Label>{policyWords.label}</Label>
        <h1 className="mt-4 max-w-[18em] text-h2">{policy.title}</h1>
        <p className="mt-3 text-small text-ink-2">
          {policyWords.inForceSince} {formatDate(policy.inForceSince)}
        </p>
        {policy.sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="mt-8 grid max-w-prose gap-3">
            <h2 className="text-h3">{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
      </article>
      <Drawing name="deep-bands" className="bands bands-deep" />
    </PageFrame>
  );
}
