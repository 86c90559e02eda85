/** A picture of the clinic's own, never from a stock library. */
export type Photo = {
  /** Its file in photos/, by any name, e.g. "ana-rivera.jpg": JPEG or PNG, at least 960 px wide (1920 for the room). */
  file: string;
  /** What it shows, for people who cannot see it. */
  alt: string;
};

/** Someone a visitor may talk to or be treated by. */
export type Clinician = {
  /** e.g. "Ana Rivera" */
  name: string;
  /** Degrees as written after a name, e.g. "MD". */
  credentials: string;
  /** e.g. "Licensed in Ohio, board-certified in psychiatry". */
  license: string;
  /** The page of the state's board that shows this license, so that anyone can check it. */
  licenseRecord?: { url: string };
  /** Where they trained and for how long they have done this, in a sentence or two. */
  experience?: string;
  /** e.g. "Medical director". */
  role: string;
  /** One sentence in their own words. */
  sentence: string;
  /** For the one person who makes the free calls. The pages then say who calls. Leave it out if that varies. */
  makesTheCall?: true;
  /** For the one person who speaks in the film, whose portrait its poster then shows. */
  speaksInTheFilm?: true;
  /**
   * Upright, about 4:5. A figure cut out on a transparent background stands in front of the drawn sky; a photo with a
   * background gets a frame of its own. If null, only text is shown.
   */
  photo: Photo | null;
};

/** While this list is empty, the section is hidden, and the launch check asks for the names. */
export const clinicians: readonly Clinician[] = [];

/** Who makes the free calls, if it is always the same person. */
export const caller = clinicians.find(({ makesTheCall }) => makesTheCall);

/** Who speaks in the film, if the clinic has said so. */
export const speaker = clinicians.find(({ speaksInTheFilm }) => speaksInTheFilm);

/** The treatment room, with a caption; null until the clinic has a photo. */
export const treatmentRoom: (Photo & { caption: string }) | null = null;

export const team = {
  label: 'The people',
  title: 'Who you will talk to',
  /** Stands above the button. */
  invitation: 'You can talk with one of us before you decide anything.',
  /** Stands beside the portraits if nobody is named as caller. `lead` is the first of the clinicians, e.g. "Ana Rivera, MD". */
  led: (lead: string) => `${lead}, and our team.`,
  /** Stands beside the portraits. `who` makes the free calls, e.g. "Mei Larsen, RN". */
  calls: (who: string) => `${who}, calls you.`,
};
