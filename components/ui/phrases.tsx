import { Fragment } from 'react';

/** A title of which each sentence, and each part after a colon, stays on one line, if it fits. */
export function Phrases({ text }: { text: string }) {
  return text.split(/(?<=[.?!:]) /).map((phrase, i) => (
    <Fragment key={phrase}>
      {i > 0 && ' '}
      <span className="inline-block max-w-full">{phrase}</span>
    </Fragment>
  ));
}
