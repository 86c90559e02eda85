import type { StaticImageData } from 'next/image';

/**
 * A drawing too low on the page to stand in the HTML; browser/first-paint.ts has it fetched after all else. It means
 * nothing by itself.
 */
export function DrawingFile({ drawing, className }: { drawing: StaticImageData; className?: string }) {
  const { src, width, height } = drawing;
  return (
    // biome-ignore lint/performance/noImgElement: next/image would bring a script and a style attribute for a file that needs neither
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
