import finalSea from '@/generated/art/final-sea.svg';

/** Sunrise over a sea that melts into `mist`, the ground of the section that follows. */
export function FinalSea() {
  const { src, width, height } = finalSea;
  return (
    <div className="sea-scene sea-scene-final" aria-hidden="true">
      <span className="sun sun-half" />
      <div className="sea sea-mist">
        {/* biome-ignore lint/performance/noImgElement: next/image would bring a script and a style attribute for a file that needs neither */}
        <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
      </div>
    </div>
  );
}
