import { value } from '@/content/home';

/** The plan in five lines. */
export function Included() {
  return (
    <ul className="dashes mb-8 grid max-w-[34.7em] gap-2 md:gap-2.5 md:text-lead">
      {value.included.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
