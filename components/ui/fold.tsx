import { clsx } from 'clsx';

type Props = {
  summary: React.ReactNode;
  isOpenWide?: boolean;
  isRest?: boolean;
  className?: string;
  children: React.ReactNode;
};

/**
 * A <details> element for text that a tired reader may skip; the code calls these elements folds. With `isOpenWide`,
 * browser/folds.ts opens it on wide screens. With `isRest`, it continues the text above it, so on a wide screen it is
 * open and has no summary. In print, every fold is open.
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
