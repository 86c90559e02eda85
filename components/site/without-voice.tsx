import { clinic } from '@/content/clinic';
import { withoutVoice } from '@/content/site';

/** For people who cannot take a voice call: other ways to talk are arranged by email. */
export function WithoutVoice() {
  return (
    <p className="mt-4 max-w-prose text-small text-ink-2">
      {withoutVoice.text}{' '}
      <a href={`mailto:${clinic.email}`} className="text-link">
        {withoutVoice.linkText}
      </a>
      .
    </p>
  );
}
