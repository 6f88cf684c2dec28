import { menus } from '@campus/contract';
import { isGroup, type MenuGroup, type MenuPage, type Side } from '@campus/contract/kit';
import { enterprisePageTexts } from './enterprise-pages.ts';
import type { HelpEntry } from './entry.ts';
import type { PageTexts } from './page-texts.ts';
import { schoolPageTexts } from './school-pages.ts';
import { sharedPageTexts } from './shared-pages.ts';

interface Placed {
  readonly page: MenuPage;
  /** Titles of its parent groups. */
  readonly groups: readonly string[];
}
const listPages = (row: MenuGroup | MenuPage, groups: readonly string[] = []): Placed[] =>
  isGroup(row) ? row.pages.flatMap((inner) => listPages(inner, [...groups, row.title])) : [{ page: row, groups }];

/** The pages of a side that users can ask for; detail pages are reached from their lists. */
const askablePages = (side: Side): Placed[] =>
  (menus[side] ?? []).flatMap((row) => listPages(row)).filter(({ page }) => !page.path.includes(':'));

/** Navigation path: through the main menu or the user menu. */
const navigationPath = ({ page, groups }: Placed): string =>
  page.hidden
    ? `点击右上角的姓名，选择[**${page.title}**](${page.path})。`
    : `打开[**${[...groups, page.title].join(' > ')}**](${page.path})。`;

/** A page without a text of its own is still found by its name. */
const noText = ['', ''] as const;
function getEntry(placed: Placed, texts: PageTexts, audience: HelpEntry['audience']): HelpEntry {
  const { path, title } = placed.page;
  const [does, asked] = texts[path] ?? noText;
  return {
    id: `help-page-${audience}${path.replaceAll('/', '-')}`,
    question: `如何使用${title}`,
    similar: [title, `${title}在哪里`, `怎么打开${title}`, `${title}是做什么的`, ...asked.split('|').filter(Boolean)],
    keywords: [title],
    answer: navigationPath(placed) + does,
    audience,
  };
}
const own = (side: Side): Placed[] => askablePages(side).filter(({ page }) => !(page.path in sharedPageTexts));

/** A help text per menu page, with its navigation path. */
export const pageHelp: readonly HelpEntry[] = [
  ...askablePages('organization').map((placed) => getEntry(placed, sharedPageTexts, '0')),
  ...own('school').map((placed) => getEntry(placed, schoolPageTexts, '1')),
  ...own('enterprise').map((placed) => getEntry(placed, enterprisePageTexts, '2')),
];
