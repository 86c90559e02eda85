import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { fit } from '@/content/home';

/** For whom the plan may be: plain lines, no verdict, and the way to ask. */
export function Fit() {
  const title = (
    <h3 id="fit-title" className="text-h3">
      {fit.title}
    </h3>
  );
  return (
    <section aria-labelledby="fit-title" className="mt-5 border-y border-line-strong md:mt-16 md:border-b-0">
      <Fold isOpenWide summary={title} className="py-2 md:py-4">
        <div className="grid gap-x-gap gap-y-5 pt-1 pb-3 md:grid-cols-2">
          <div>
            <h4 className="mb-2 text-h4 font-semibold md:mb-3">{fit.mayTitle}</h4>
            <DashList items={fit.may} />
          </div>
          <div>
            <h4 className="mb-2 text-h4 font-semibold md:mb-3">{fit.mayNotTitle}</h4>
            <DashList items={fit.mayNot} />
          </div>
        </div>
        <p className="pb-3">{fit.notSure}</p>
      </Fold>
    </section>
  );
}
