/** A link inside running text. */
export function TextLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a href={href} className="text-link">
      {children}
    </a>
  );
}
