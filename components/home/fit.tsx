import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { fit } from '@/content/home';

/** For whom the plan may be: plain lines, no verdict, and the way to ask. */
export function Fit() {
  return (
    <section aria-labelledby="fit-title" className="mt-6 border-t-2 md:mt-16 border-ink pt-1 md:pt-5">
      <Fold
        isOpenWide
        summary={
          <h3 id="fit-title" className="font-normal text-h3">
            {fit.title}
          </h3>
        }
      >
        <div className="grid gap-x-gap gap-y-6 pt-2 md:grid-cols-2">
          <div>
            <h4 className="mb-3 text-h4 font-semibold">{fit.mayTitle}</h4>
            <DashList items={fit.may} />
          </div>
          <div>
            <h4 className="mb-3 text-h4 font-semibold">{fit.mayNotTitle}</h4>
            <DashList items={fit.mayNot} />
          </div>
        </div>
        <p className="mt-3">{fit.notSure}</p>
      </Fold>
    </section>
  );
}
