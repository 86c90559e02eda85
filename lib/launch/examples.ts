/** Names that the documents and tests of this site use, or that belong to nobody (RFC 2606). */
const exampleHost = /(^|\.)(example(\.(com|net|org|edu))?|test|invalid|localhost)$/i;

/** Parts of the addresses and the films that README.md, .env.example and error messages show. */
const exampleParts = /your-clinic|owner=12345678|AbCdEfGhIjKlMnOpQrSt|\bM7lc1UVf-VE\b|\b76979871\b/i;

/** 555 is kept free for films and documents in every area. */
const examplePhone = /^(\+?1)?\D*\d{3}\D*555\D*\d{4}$/;

/** Whether a phone number, an email or web address, or a film's id stands in documents only and may not go live. */
export function isExample(value: string): boolean {
  const text = value.trim();
  const host = /@([^@/?]+)$/.exec(text)?.[1] ?? (URL.canParse(text) ? new URL(text).hostname : '');
  return exampleHost.test(host) || exampleParts.test(text) || examplePhone.test(text);
}

/** Whether a reader's browser can open the address of a page of the clinic's own. */
export function isOwnPage(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:' && !isExample(value);
}
