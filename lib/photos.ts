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
    /** The size in bytes of each made file. */
    bytes: Record<string, number>;
  }
>;
