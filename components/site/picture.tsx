import made from '@/generated/photos.json';
import { type PhotoShape, photoShapes } from '@/lib/photos';

/** How wide each shape is on the page, which is how the browser chooses a file. */
const sizesOf: Readonly<Record<PhotoShape, string>> = {
  portrait: '(min-width: 48rem) 17rem, 70vw',
  landscape: '(min-width: 80rem) 80rem, 100vw',
  face: '5rem',
};

type Props = { file: string; alt: string; shape: PhotoShape; className?: string };

/** Keyed by shape and file. The list has more fields, which only the build needs. */
type Made = Readonly<Record<string, { name: string; widths: readonly number[]; isOpaque: boolean }>>;

/** Whether a photo covers its background, instead of being a cut-out figure in front of it. */
export function isOpaquePhoto(file: string, shape: PhotoShape) {
  return (made as Made)[`${shape} ${file}`]?.isOpaque ?? true;
}

/** A photo of the clinic's own, loaded when it comes near the viewport. `file` is its name in photos/. */
export function Picture({ file, alt, shape, className }: Props) {
  const { widths, ratio } = photoShapes[shape];
  const [width] = widths;
  const sizes = sizesOf[shape];
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
        height={width * ratio}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
