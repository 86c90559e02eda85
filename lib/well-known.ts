/** Says that Global Privacy Control is honored: https://w3c.github.io/gpc/#gpc-support-resource */
export function gpcSupport({ privacyAsOf }: { privacyAsOf: string }): string {
  return `${JSON.stringify({ gpc: true, lastUpdate: privacyAsOf })}\n`;
}

/** Where to report a security problem: RFC 9116. Its day is content's, not the build's, so that builds repeat. */
export function securityTxt({
  email,
  securityTxtUntil,
  siteUrl,
  language,
}: {
  email: string;
  /** ISO date, the last day on which the file holds. */
  securityTxtUntil: string;
  siteUrl: string;
  /** e.g. "en-US" */
  language: string;
}): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${securityTxtUntil}T23:59:59Z`,
    `Preferred-Languages: ${language.split('-')[0]}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
