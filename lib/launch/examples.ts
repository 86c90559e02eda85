/** Host names that this site's documents and tests use, or that are reserved for examples (RFC 2606). */
const exampleHost = /(^|\.)(example(\.(com|net|org|edu))?|test|invalid|localhost)$/i;

/** Parts of the example addresses and films in README.md, .env.example and error messages. */
const exampleParts = /your-clinic|owner=12345678|AbCdEfGhIjKlMnOpQrSt|\bM7lc1UVf-VE\b|\b76979871\b/i;

/** In every area code, numbers that begin with 555 are mostly unassigned, so films and documents use them. */
const examplePhone = /^(\+?1)?\D*\d{3}\D*555\D*\d{4}$/;

/** Whether a phone number, an email or web address, or a film's id is an example that may not go live. */
export function isExample(value: string): boolean {
  const text = value.trim();
  const host = /@([^@/?]+)$/.exec(text)?.[1] ?? (URL.canParse(text) ? new URL(text).hostname : '');
  return exampleHost.test(host) || exampleParts.test(text) || examplePhone.test(text);
}

/** Whether this is an https URL that is none of the examples. It says nothing about whose page that is. */
export function isHttpsAddress(value: string): boolean {
  const isWhole = /^https:\/\/[^\s/]+\.[^\s]+$/i.test(value.trim());
  return isWhole && URL.canParse(value) && !isExample(value);
}
