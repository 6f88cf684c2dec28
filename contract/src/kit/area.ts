import type { CalendarEvents } from './calendar.ts';
import type { Endpoint } from './endpoint.ts';
import type { AnyEntity } from './entity.ts';
import type { MessageEvent } from './message-event.ts';

export type Side = 'school' | 'enterprise' | 'organization';
/** A row of the default menu. `code`: permission of the page's first call; absent: any user of the side. */
export interface MenuPage {
  readonly path: string;
  readonly title: string;
  readonly icon: string;
  readonly component: string;
  readonly code?: string | readonly string[];
  readonly hidden?: boolean;
  readonly keepAlive?: boolean;
  /** Its document may use the camera. */
  readonly usesCamera?: boolean;
  /** Path of the entry that stays selected while a hidden page is open. */
  readonly parent?: string;
}
export interface MenuGroup {
  readonly path: string;
  readonly title: string;
  readonly icon: string;
  readonly pages: readonly (MenuPage | MenuGroup)[];
}
export const page = (
  path: string,
  title: string,
  icon: string,
  component: string,
  code?: string | readonly string[],
  more?: Partial<MenuPage>,
): MenuPage => ({
  path,
  title,
  icon,
  component,
  ...(code !== undefined && { code }),
  ...more,
});
export const group = (
  path: string,
  title: string,
  icon: string,
  pages: readonly (MenuPage | MenuGroup)[],
): MenuGroup => ({ path, title, icon, pages });
export const isGroup = (row: MenuPage | MenuGroup): row is MenuGroup => 'pages' in row;

/** A button code beyond the standard ones, as shown on the role screens. */
export interface Button {
  readonly code: string;
  readonly label: string;
  /** Path of its page. */
  readonly page: string;
}
export interface DictItem {
  readonly value: string;
  readonly text: string;
}
/** A built-in dictionary; items of `fixed` ones can be renamed, but not added or removed. */
export interface Dictionary {
  readonly code: string;
  readonly title: string;
  readonly fixed?: boolean;
  /** Readable with a registration token. */
  readonly open?: boolean;
  readonly items: readonly DictItem[];
}
/** Parses items written as `1 通过 · 2 驳回`. */
export function dictionary(
  code: string,
  title: string,
  items: string,
  more?: { fixed?: boolean; open?: boolean },
): Dictionary {
  const rows = items.split('·').map((part) => part.trim());
  return {
    code,
    title,
    ...more,
    items: rows.map((row) => ({ value: row.slice(0, row.indexOf(' ')), text: row.slice(row.indexOf(' ') + 1).trim() })),
  };
}

/** A table with concurrent editing: the channel key of its saved rows, and the code needed to receive them. */
export interface GridChannel {
  readonly key: string;
  readonly code: string;
}

/** Grants of codes: `prefix`, its actions, the roles. `*` means every action; rows are cumulative per role. */
export interface GrantRow {
  readonly prefix: string;
  readonly actions: string;
  readonly roles: string;
}
/** A page with its place in the menu: the group by side and path, and its rank there. */
export interface MenuEntry {
  readonly side: Side | readonly Side[];
  readonly under: string;
  readonly order: number;
  readonly page: MenuPage;
}
export const menuEntry = (side: MenuEntry['side'], under: string, order: number, page: MenuPage): MenuEntry => ({
  side,
  under,
  order,
  page,
});

/** A section of the product: its entities, endpoints, dictionaries and buttons. */
export interface Area {
  readonly name: string;
  readonly entities: readonly AnyEntity[];
  readonly endpoints?: readonly Endpoint[];
  readonly dictionaries?: readonly Dictionary[];
  readonly buttons?: readonly Button[];
  readonly grids?: readonly GridChannel[];
  /** Notification events by code (`notify`). */
  readonly events?: readonly MessageEvent[];
  /** Dated rows that the calendars show. */
  readonly calendars?: readonly CalendarEvents[];
  readonly menu?: readonly MenuEntry[];
  readonly grants?: readonly GrantRow[];
}
export const defineArea = <const A extends Area>(a: A): A => a;
