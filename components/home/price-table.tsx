import { clsx } from 'clsx';
import { value } from '@/content/home';
import { bonusItems, itemGroups } from '@/content/offer';
import { formatUsd } from '@/lib/pricing';
import { figures } from './figures';
import { groupColours } from './group-colours';

/** The bonus items in the client's order; each group is one run of neighbours. */
export function PriceTable() {
  return (
    <>
      <h3 id="items-title" className="text-h3">
        {value.tableCaption(bonusItems.length)}
      </h3>
      <details className="details item-details md:hidden print:hidden">
        <summary>{value.showDetails}</summary>
      </details>
      <table aria-labelledby="items-title" className="price-table w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{value.columns.item}</th>
            <th scope="col">{value.columns.value}</th>
          </tr>
        </thead>
        {itemGroups.map((group) => (
          <tbody key={group.id}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={2}
                className="border-b-[1.5px] border-ink pt-8 pb-2.5 text-left text-small font-semibold wrap-anywhere text-ember-ink"
              >
                <span
                  className={clsx(
                    'group-key mr-2.5 inline-block size-3 rounded-[3px]',
                    groupColours[group.id].key,
                  )}
                />
                {group.name}
              </th>
            </tr>
            {bonusItems
              .filter((item) => item.group === group.id)
              .map((item) => (
                <tr key={item.id} id={`item-${item.id}`} className="border-b border-line align-top">
                  <th scope="row" className="py-[0.8125rem] pr-4 text-left font-semibold wrap-anywhere">
                    {item.name}
                    <span className="item-detail mt-0.5 text-small font-normal text-ink-2">
                      {item.detail}
                    </span>
                  </th>
                  <td className="py-[0.8125rem] text-right font-medium">{formatUsd(item.valueUsd)}</td>
                </tr>
              ))}
          </tbody>
        ))}
        <tfoot>
          <tr className="border-t-[1.5px] border-ink text-h4 font-semibold">
            <th scope="row" className="py-4 text-left wrap-anywhere">
              {value.bonusTotal(bonusItems.length)}
            </th>
            <td className="py-4 text-right">{figures.bonusTotal}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-2 max-w-[34.7em] text-small text-ink-2">{value.tableNote}</p>
    </>
  );
}
