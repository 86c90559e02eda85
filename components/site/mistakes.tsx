/**
 * Replaces every page while content/ contains a mistake. Only `npm run dev` shows it, because a build stops instead.
 */
export function Mistakes({ sentences }: { sentences: readonly string[] }) {
  return (
    <main className="wrap grid max-w-[52rem] gap-5 py-section">
      <h1 className="text-h2">The page waits for a correction</h1>
      <ul className="grid gap-3">
        {sentences.map((sentence) => (
          <li key={sentence} className="text-lead">
            {sentence}
          </li>
        ))}
      </ul>
      <p>Correct the file and save it; the page comes back by itself.</p>
    </main>
  );
}
