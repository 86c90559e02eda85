import { logMissing } from '@/generated/browser/log-missing';

/** Writes the missing path to the console, once. Draws nothing. */
export function LogMissingPage({ prefix }: { prefix: string }) {
  return <script data-prefix={prefix}>{logMissing}</script>;
}
