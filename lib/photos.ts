/** What the build made of each photo, by its shape and its file as content/team.ts names it, e.g. "portrait ana.jpg". */
export type MadePhotos = Record<
  string,
  {
    /** How the made files' names begin: letters, digits and hyphens, new whenever the photo is. */
    name: string;
    /** Widths in pixels that were made, from small to large. */
    widths: number[];
    /** Width in pixels of what the photo itself holds in this shape. */
    sourceWidth: number;
    /** Size in bytes of each file that was made of it. */
    bytes: Record<string, number>;
  }
>;
