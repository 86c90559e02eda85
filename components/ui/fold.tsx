import { clsx } from 'clsx';

/**
 * What a tired reader may skip, opened by its summary. `isOpenWide` marks a fold that a wide screen has room for
 * (browser/folds.ts opens those); on paper every fold is open. `isRest` marks one that holds the rest of a list: open on a
 * wide screen, it shows the list alone.
 */
export function Fold({
  summary,
  isOpenWide = false,
  isRest = false,
  className,
  children,
}: {
  summary: React.ReactNode;
  isOpenWide?: boolean;
  isRest?: boolean;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <details
      className={clsx('details', isRest && 'details-rest', className)}
      data-open-wide={isOpenWide ? '' : undefined}
      suppressHydrationWarning
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
