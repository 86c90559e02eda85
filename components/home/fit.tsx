import { SafetyLink } from '@/components/site/safety-link';
import { DashList } from '@/components/ui/dash-list';
import { fit } from '@/content/home';

/** For whom the plan may be: plain lines, no verdict, and the way to ask. */
export function Fit() {
  return (
    <section aria-labelledby="fit-title" className="mt-8 border-t-2 border-ink pt-5 md:mt-16 md:pt-6">
      <h3 id="fit-title" className="mb-3 text-h3 md:mb-6">
        {fit.title}
      </h3>
      <div className="grid gap-x-gap gap-y-5 md:grid-cols-2">
        <div>
          <h4 className="mb-2 text-h4 font-semibold md:mb-3">{fit.mayTitle}</h4>
          <DashList items={fit.may} />
        </div>
        <div>
          <h4 className="mb-2 text-h4 font-semibold md:mb-3">{fit.mayNotTitle}</h4>
          <DashList items={fit.mayNot} />
        </div>
      </div>
      <p className="mt-3 flex md:mt-6 flex-wrap items-center gap-x-6">
        {fit.notSure} <SafetyLink />
      </p>
    </section>
  );
}
