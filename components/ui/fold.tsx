import { clsx } from 'clsx';

/**
 * What a tired reader may skip, opened by its summary. `isOpenWide` marks a fold that a wide screen has room for
 * (browser/folds.ts opens those); on paper every fold is open.
 */
export function Fold({
  summary,
  isOpenWide = false,
  className,
  children,
}: {
  summary: React.ReactNode;
  isOpenWide?: boolean;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <details
      className={clsx('details', className)}
      data-open-wide={isOpenWide ? '' : undefined}
      suppressHydrationWarning
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
