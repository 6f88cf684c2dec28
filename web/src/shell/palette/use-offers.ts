import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { type MenuEntry, menuPages, menuTitle, type PermissionResult, rankMatch } from '@campus/contract/rules';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { getAddingTitle } from '../../kit/form/adding-title.ts';
import { useSession } from '../../request/session-store.ts';
import { changeSettings, useSettings } from '../../theme/settings.ts';
import { type Spell, useSpelling } from '../../widgets/spelling.ts';
import type { ConsoleMap } from '../console-routes.tsx';
import { useOpenEntry } from '../open-entry.ts';
import { useUserActions } from '../user-actions.ts';
import type { Found, FoundGroup } from './found.ts';
import { recentlyFound } from './recent.ts';
import { addressOfRow, mayAdd, type RowSource, rowSources } from './row-sources.ts';
import { type RowSearch, useFoundRows } from './use-found-rows.ts';

const texts = text.palette;
const mostOfGroup = 6;
const noPermissions: PermissionResult = { menu: [], auth: [], allAuth: [], sysSafeMode: false };

/** Parent groups of each page, which distinguish pages of the same title. */
function getPaths(menu: readonly MenuEntry[], above: readonly string[] = []): Map<string, string> {
  return new Map(
    menu.flatMap((entry) => [
      [entry.path, above.join(' / ')] as const,
      ...getPaths(entry.children ?? [], [...above, menuTitle(entry)]),
    ]),
  );
}

function usePages(menu: readonly MenuEntry[]): readonly Found[] {
  const open = useOpenEntry();
  return useMemo(() => {
    const paths = getPaths(menu);
    return menuPages(menu).map(
      (entry): Found => ({
        key: `page:${entry.path}`,
        label: menuTitle(entry),
        hint: paths.get(entry.path),
        run: () => open(entry),
      }),
    );
  }, [menu, open]);
}

function useActions(sources: readonly RowSource[], permissions: PermissionResult): readonly Found[] {
  const navigate = useNavigate();
  const own = useUserActions((state) => state.actions);
  const isDark = useSettings((settings) => settings.darkMode);
  return useMemo(() => {
    const adding = sources
      .filter((source) => mayAdd(source, permissions))
      .map(({ entity, listPath }): Found => {
        const to = `${listPath}?open=new`;
        const label = getAddingTitle(entity);
        return { key: `add:${entity.name}`, label, to, run: () => void navigate(to) };
      });
    const theme: Found = {
      key: 'action:theme',
      label: isDark ? texts.light : texts.dark,
      run: () => changeSettings({ darkMode: !isDark }),
    };
    return [...adding, theme, ...own.map((action) => ({ ...action, key: `action:${action.key}` }))];
  }, [sources, permissions, own, isDark, navigate]);
}

/** Entries that match the input, the best first. */
const listMatches = (all: readonly Found[], word: string, spell: Spell | undefined): Found[] =>
  all
    .flatMap((item) => {
      const fit = rankMatch(word, item.label, spell?.(item.label));
      return fit === undefined ? [] : [{ item, fit }];
    })
    .sort((a, b) => a.fit - b.fit)
    .slice(0, mostOfGroup)
    .map(({ item }) => item);

const getDisplayText = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value) : undefined;

/** Distinguishes rows of the same name: the next two values of the list. */
const getHint = (entity: AnyEntity, row: Readonly<Record<string, unknown>>): string =>
  (entity.list as readonly string[])
    .filter((name) => name !== entity.display)
    .flatMap((name) => getDisplayText(row[`${name}_dictText`] ?? row[name]) ?? [])
    .slice(0, 2)
    .join(' · ');

/** Entries for a word; without a word the recent ones and the actions. */
export function useOffers(map: ConsoleMap, word: string): { groups: readonly FoundGroup[]; rows: RowSearch } {
  const navigate = useNavigate();
  const permissions = useSession((session) => session.permissions) ?? noPermissions;
  const sources = useMemo(() => rowSources(map.menu, permissions), [map.menu, permissions]);
  const spell = useSpelling();
  const pages = usePages(map.menu);
  const actions = useActions(sources, permissions);
  const rows = useFoundRows(sources, word);
  const groups = useMemo((): FoundGroup[] => {
    if (word === '') {
      const known = new Map([...pages, ...actions].map((item) => [item.key, item]));
      const rowKeys = sources.map(({ entity }) => `row:${entity.name}:`);
      const recent = recentlyFound().flatMap((entry): Found[] => {
        const item = known.get(entry.key);
        if (item) return [item];
        const { to } = entry;
        if (to === undefined || !rowKeys.some((key) => entry.key.startsWith(key))) return [];
        return [{ ...entry, run: () => void navigate(to) }];
      });
      return [
        { title: texts.groups.recent, items: recent },
        { title: texts.groups.actions, items: actions },
      ];
    }
    return [
      { title: texts.groups.pages, items: listMatches(pages, word, spell) },
      ...rows.found.map(({ entity, rows: found }) => ({
        title: entity.title,
        items: found.map((row): Found => {
          const to = addressOfRow(entity, row.id);
          const label = getDisplayText(row[entity.display as string]) ?? row.id;
          const hint = getHint(entity, row);
          return { key: `row:${entity.name}:${row.id}`, label, hint, to, run: () => void navigate(to) };
        }),
      })),
      { title: texts.groups.actions, items: listMatches(actions, word, spell) },
    ];
  }, [word, pages, actions, sources, rows.found, spell, navigate]);
  return { groups: groups.filter(({ items }) => items.length > 0), rows };
}
