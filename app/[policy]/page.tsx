import type { Metadata } from 'next';
import { PageFrame } from '@/components/site/page-frame';
import { pageMetadata } from '@/components/site/page-metadata';
import { PolicyText } from '@/components/site/policy-text';
import { policyPages } from '@/content/policies';

type Props = { params: Promise<{ policy: string }> };

export const dynamicParams = false;

/** Because an export with none of them is refused, there is always one; the build's last step takes it away. */
export function generateStaticParams() {
  return [...policyPages.map(({ id }) => ({ policy: id })), { policy: '_none' }];
}

async function findPolicy({ params }: Props) {
  const { policy } = await params;
  return policyPages.find(({ id }) => id === policy);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const policy = await findPolicy(props);
  return policy ? pageMetadata({ ...policy, path: `/${policy.id}` }) : {};
}

export default async function PolicyRoute(props: Props) {
  const policy = await findPolicy(props);
  return (
    policy && (
      <PageFrame page={`/${policy.id}`}>
        <PolicyText policy={policy} />
      </PageFrame>
    )
  );
}
