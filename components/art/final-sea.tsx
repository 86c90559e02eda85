import { DrawingFile } from './drawing-file';
import finalSea from './final-sea.svg';

/** Sunrise over a sea that melts into `mist`, the ground of the section that follows. */
export function FinalSea() {
  return (
    <div className="sea-scene sea-scene-final" aria-hidden="true">
      <span className="sun" />
      <div className="sea sea-mist">
        <DrawingFile drawing={finalSea} />
      </div>
    </div>
  );
}
