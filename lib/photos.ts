/** The widths in pixels that the build makes of a photo, in ascending order, and its aspect ratio (height / width). */
export const photoShapes = {
  portrait: { widths: [480, 960], ratio: 5 / 4 },
  face: { widths: [160], ratio: 1 },
  landscape: { widths: [960, 1920], ratio: 9 / 16 },
} as const;

export type PhotoShape = keyof typeof photoShapes;

/**
 * The files that the build made of each photo, keyed by its shape and its file name in content/team.ts, e.g. "portrait
 * ana.jpg".
 */
export type MadePhotos = Record<
  string,
  {
    /** The prefix of the made files: letters, digits and hyphens. It changes whenever the photo does. */
    name: string;
    /** The widths in pixels that were made, in ascending order. */
    widths: number[];
    /** The width in pixels of the original, cropped to this shape. */
    sourceWidth: number;
    /** Whether it covers its background everywhere, as a photo from a camera does. */
    isOpaque: boolean;
    /** The size in bytes of each made file. */
    bytes: Record<string, number>;
  }
>;
