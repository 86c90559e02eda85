/** The light a sea's lines catch: [offset, step of the line ramp]. */
const glints = {
  sea: [
    [0, 3],
    [0.45, 2],
    [0.74, 0],
    [1, 2],
  ],
  poster: [
    [0.1, 2],
    [0.5, 0],
    [0.9, 2],
  ],
} as const;

/** The stroke of a sea, `width` drawing units wide; `id` must be its own on the page. */
export function Glint({ id, kind, width }: { id: string; kind: keyof typeof glints; width: number }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={width * 4}>
      {glints[kind].map(([offset, step]) => (
        <stop key={offset} offset={offset} stopColor={`var(--line-${step})`} />
      ))}
    </linearGradient>
  );
}
