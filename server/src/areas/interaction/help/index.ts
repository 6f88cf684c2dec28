import { consoleHelp, listHelp } from './console.ts';
import { enterpriseHelp } from './enterprise.ts';
import type { HelpEntry } from './entry.ts';
import { pageHelp } from './pages.ts';
import { schoolHelp } from './school.ts';

export type { HelpEntry } from './entry.ts';

/** All built-in help texts. */
export const helpEntries: readonly HelpEntry[] = [
  ...consoleHelp,
  ...listHelp,
  ...schoolHelp,
  ...enterpriseHelp,
  ...pageHelp,
];
