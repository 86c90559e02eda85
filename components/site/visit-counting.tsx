import { BrowserScript } from '@/components/ui/browser-script';
import { visitCounting as words } from '@/content/analytics';
import { google } from '@/generated/google';

/** One state of the panel; `browser/counting.ts` shows the one that holds and moves focus to it. */
function Part({ when, text, children }: { when: string; text: string; children?: React.ReactNode }) {
  return (
    <div data-when={when} hidden tabIndex={-1} suppressHydrationWarning>
      <p className="max-w-[50.4em]">{text}</p>
      {children}
    </div>
  );
}

function AnswerButton({ answer, children }: { answer: 'yes' | 'no'; children: string }) {
  return (
    <button type="button" data-answer={answer} className="button button-quiet button-compact">
      {children}
    </button>
  );
}

/** The one place where a visitor is asked about counting, reads what holds, and changes it. Nothing without scripts. */
export function VisitCounting() {
  if (!google) return null;
  return (
    <section
      id="visit-counting"
      tabIndex={-1}
      aria-labelledby="visit-counting-title"
      className="border-b border-line pt-10 pb-12 print:hidden"
      hidden
      suppressHydrationWarning
    >
      <h2 id="visit-counting-title" className="mb-2 font-text text-small font-semibold">
        {words.title}
      </h2>
      <Part when="asking" text={words.question}>
        <div className="mt-4 grid max-w-[34.7em] gap-3 md:grid-cols-2">
          <AnswerButton answer="yes">{words.yesText}</AnswerButton>
          <AnswerButton answer="no">{words.noText}</AnswerButton>
        </div>
      </Part>
      <Part when="yes" text={words.saidYes}>
        <div className="mt-4">
          <AnswerButton answer="no">{words.stopText}</AnswerButton>
        </div>
      </Part>
      <Part when="no" text={words.saidNo}>
        <div className="mt-4">
          <AnswerButton answer="yes">{words.startText}</AnswerButton>
        </div>
      </Part>
      <Part when="browser" text={words.browserSaidNo} />
      {/* Inert: the script after it runs this text after a yes. */}
      <script type="text/plain" data-google>
        {google.starter}
      </script>
      <BrowserScript name="counting" words={google.src} />
    </section>
  );
}
