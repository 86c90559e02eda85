/** Drawing sizes in CSS pixels of each shape; the build makes a file of each width (scripts/photos.ts). */
const shapes = {
  '4:5': { width: 480, height: 600, widths: [480, 960], sizes: '(min-width: 48rem) 17rem, 70vw' },
  '16:9': { width: 960, height: 540, widths: [960, 1920], sizes: '(min-width: 80rem) 80rem, 100vw' },
  '1:1': { width: 112, height: 112, widths: [112], sizes: '3rem' },
} as const;

type Props = { file: string; alt: string; ratio: keyof typeof shapes; className?: string };

/** A photograph of the clinic's own, fetched when it comes near the screen. `file` is its name in photos/. */
export function Picture({ file, alt, ratio, className }: Props) {
  const { width, height, widths, sizes } = shapes[ratio];
  const name = file.replace(/\.\w+$/, '');
  const set = (type: string) => widths.map((w) => `/photos/${name}-${w}.${type} ${w}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={`/photos/${name}-${widths[0]}.jpg`}
        srcSet={set('jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
