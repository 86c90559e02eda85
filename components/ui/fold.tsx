import { clsx } from 'clsx';

type Props = {
  summary: React.ReactNode;
  isOpenWide?: boolean;
  isRest?: boolean;
  className?: string;
  children: React.ReactNode;
};

/**
 * What a tired reader may skip, opened by its summary. `isOpenWide` marks a fold that browser/folds.ts opens on wide
 * screens. `isRest` marks a fold that continues what stands above it, so on a wide screen it is open without a summary.
 * On paper every fold is open.
 */
export function Fold({ summary, isRest = false, isOpenWide = isRest, className, children }: Props) {
  return (
    <details
      className={clsx('details', isRest && 'fold-rest', className)}
      data-open-wide={isOpenWide ? '' : undefined}
      suppressHydrationWarning
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
