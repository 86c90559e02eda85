import made from '@/generated/photos.json';

/** The display size of each shape in CSS pixels; the build makes the files (scripts/photos.ts). */
const shapes = {
  portrait: { width: 480, height: 600, sizes: '(min-width: 48rem) 17rem, 70vw' },
  landscape: { width: 960, height: 540, sizes: '(min-width: 80rem) 80rem, 100vw' },
  face: { width: 112, height: 112, sizes: '3rem' },
} as const;

type Props = { file: string; alt: string; shape: keyof typeof shapes; className?: string };

/** By shape and file. The list has further fields that only the build needs. */
type Made = Readonly<Record<string, { name: string; widths: readonly number[] }>>;

/** A photo of the clinic's own, loaded when it comes near the viewport. `file` is its name in photos/. */
export function Picture({ file, alt, shape, className }: Props) {
  const { width, height, sizes } = shapes[shape];
  const photo = (made as Made)[`${shape} ${file}`];
  // Missing only while `npm run dev` is still making it.
  if (!photo) return null;
  const path = (w: number, type: string) => `/photos/${photo.name}-${shape}-${w}.${type}`;
  const set = (type: string) => photo.widths.map((w) => `${path(w, type)} ${w}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={path(photo.widths[0] ?? width, 'jpg')}
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
