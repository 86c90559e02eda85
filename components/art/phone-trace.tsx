import phoneTrace from '@/generated/art/phone-trace.svg';

/** Runs down the left of the phase list, which must be `position: relative`; below 768px only. */
export function PhoneTrace() {
  const { src, width, height } = phoneTrace;
  return (
    // biome-ignore lint/performance/noImgElement: next/image would bring a script and a style attribute for a file that needs neither
    <img
      className="phone-trace"
      src={src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
