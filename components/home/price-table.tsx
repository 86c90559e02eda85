import { Fold } from '@/components/ui/fold';
import { planValue } from '@/content/home';
import { type BonusItem, bonusItems, itemGroups } from '@/content/offer';
import { placeId } from '@/lib/place-id';
import { formatUsd } from '@/lib/pricing';

/**
 * A row with the price and, in a row of its own, what the item is, so that a screen reader moving down the prices skips
 * the descriptions.
 */
function ItemRows({ item }: { item: BonusItem }) {
  return (
    <>
      <tr id={placeId('item', item.id)}>
        <th scope="row" className="pt-3 pr-4 font-medium wrap-anywhere">
          {item.name}
        </th>
        <td className="pt-3 text-right text-small text-ink-2">{formatUsd(item.valueUsd)}</td>
      </tr>
      <tr className="border-line not-last:border-b">
        <td colSpan={2} className="pb-3 text-note text-ink-2">
          {item.detail}
        </td>
      </tr>
    </>
  );
}

function PriceGroup({ group }: { group: (typeof itemGroups)[number] }) {
  const items = bonusItems.filter((item) => item.group === group.id);
  const subtotalUsd = items.reduce((sum, item) => sum + item.valueUsd, 0);
  return (
    <div className="not-first-of-type:mt-4">
      <h4 className="flex justify-between gap-4 border-b border-line-strong py-2 text-h4 font-semibold">
        <span className="min-w-0 wrap-anywhere">
          {group.name} <span className="font-normal text-ink-2">{planValue.itemCount(items.length)}</span>
        </span>{' '}
        <span className="text-small">{formatUsd(subtotalUsd)}</span>
      </h4>
      <table aria-label={group.name} className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{planValue.columns.item}</th>
            <th scope="col">{planValue.columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRows key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * The bonus items, in the order that the clinic asked for. The items of a group are next to each other, under its subtotal.
 * One press shows all of them, because a list of amounts beside the price looks like an extra cost. The sum of all is where
 * the listed value is explained (ListedValue), because only there it is compared.
 */
export function PriceTable() {
  return (
    <Fold summary={planValue.moreText} className="border-t border-line-strong md:py-1.5">
      <p className="mb-2 text-note text-ink-2">{planValue.tableNote}</p>
      {itemGroups.map((group) => (
        <PriceGroup key={group.id} group={group} />
      ))}
    </Fold>
  );
}
