import weekTrace from '@/generated/art/week-trace.svg';

/** Spans thirteen week columns, from 768px up; below that the phone trace takes its place. */
export function WeekTrace() {
  const { src, width, height } = weekTrace;
  return (
    // biome-ignore lint/performance/noImgElement: next/image would bring a script and a style attribute for a file that needs neither
    <img
      className="week-trace"
      src={src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
