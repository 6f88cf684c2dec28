import { consoleHelp, listHelp } from './console.ts';
import { enterpriseHelp } from './enterprise.ts';
import type { HelpEntry } from './entry.ts';
import { schoolHelp } from './school.ts';

/** Everything the product says about its own use. */
export const helpEntries: readonly HelpEntry[] = [...consoleHelp, ...listHelp, ...schoolHelp, ...enterpriseHelp];
