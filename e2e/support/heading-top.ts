import type { Page } from '@playwright/test';

/** How far below the header's lower edge the heading of a section stands, in px. */
export async function headingTop(page: Page, id: string) {
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.locator(`#${id}-title`).boundingBox();
  if (!header || !heading) throw new Error(`no box for ${id}`);
  return heading.y - (header.y + header.height);
}
