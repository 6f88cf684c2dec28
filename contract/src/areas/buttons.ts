import {
  type AnyEntity,
  type Area,
  type Button,
  isGroup,
  type MenuGroup,
  type MenuPage,
  type StandardCall,
  type Step,
  type Workflow,
} from '../kit/index.ts';
import { areas } from './index.ts';
import { menus } from './menu.ts';

const callLabels: Readonly<Record<StandardCall, string>> = {
  list: '查询',
  queryById: '详情',
  add: '新增',
  edit: '编辑',
  delete: '删除',
  deleteBatch: '批量删除',
  exportXls: '导出',
  importExcel: '导入',
};

/** All pages of all sides, including hidden ones. */
export const menuPages: readonly MenuPage[] = Object.values(menus).flatMap((groups) => groups.flatMap(getPages));
function getPages(row: MenuGroup | MenuPage): MenuPage[] {
  return isGroup(row) ? row.pages.flatMap(getPages) : [row];
}
const codesOfPage = ({ code }: MenuPage): readonly string[] =>
  code === undefined ? [] : typeof code === 'string' ? [code] : code;

/** `system:dict:item` → itself, `system:dict`, `system`: a code belongs to the page with the longest matching prefix. */
const getPrefixes = (prefix: string): string[] =>
  prefix.split(':').map((_part, i, parts) => parts.slice(0, parts.length - i).join(':'));
/** The first page under each key. */
const firstPages = (getKeys: (page: MenuPage) => readonly string[]): ReadonlyMap<string, string> =>
  new Map(menuPages.flatMap((page) => getKeys(page).map((key) => [key, page.path] as const)).reverse());
const pagesByComponent = firstPages(({ component }) => (component === undefined ? [] : [component]));
const pagesByPrefix = firstPages((page) => codesOfPage(page).flatMap((code) => getPrefixes(code).slice(1)));
const pagePaths: ReadonlySet<string> = new Set(menuPages.map(({ path }) => path));

/** The page of an entity's buttons: its own page, otherwise the first one its codes open. */
const resolvePage = (prefix: string, component?: string): string =>
  (component === undefined ? undefined : pagesByComponent.get(component)) ??
  getPrefixes(prefix)
    .map((start) => pagesByPrefix.get(start))
    .find((path) => path !== undefined) ??
  '';

const isUsedByCall = (step: Step): boolean => [step.by].flat().some((party) => party === 'owner' || party === 'staff');
function codesOfEntity(e: AnyEntity): { code: string; label: string }[] {
  if (e.path === '' || e.calls.length === 0) return [];
  const calls: StandardCall[] = ['list', ...e.calls.filter((call) => call !== 'list' && call !== 'queryById')];
  const steps = Object.entries(((e.workflow as Workflow | undefined)?.steps ?? {}) as Record<string, Step>);
  const byCode = Map.groupBy(
    steps.filter(([, step]) => isUsedByCall(step)),
    ([name]) => e.can[name] as string,
  );
  return [
    ...calls.map((call) => ({ code: e.can[call] as string, label: callLabels[call] })),
    ...[...byCode].map(([code, list]) => ({
      code,
      label: [...new Set(list.map(([, step]) => step.label))].join('、'),
    })),
  ];
}

/** Permission codes of endpoints, so that each can be granted. */
const codesOfCalls = (area: Area): { code: string; label: string }[] =>
  (area.endpoints ?? []).flatMap(({ needs, title }) =>
    [needs]
      .flat()
      .filter((need) => need.includes(':'))
      .map((code) => ({ code, label: title })),
  );

/** All permission codes, with label and page. */
export const allButtons: readonly Button[] = [
  ...areas
    .flatMap((area: Area): Button[] => [
      ...(area.buttons ?? []),
      ...area.entities.flatMap((e) =>
        codesOfEntity(e).map(({ code, label }) => ({ code, label, page: resolvePage(e.code, e.page) })),
      ),
      ...codesOfCalls(area).map(({ code, label }) => ({
        code,
        label,
        page: resolvePage(code.slice(0, code.lastIndexOf(':'))),
      })),
    ])
    .reduce(
      (known, button) => (known.has(button.code) ? known : known.set(button.code, button)),
      new Map<string, Button>(),
    )
    .values(),
].filter(({ page }) => pagePaths.has(page));

/** All permission codes of endpoints, including entities without a screen: the permissions of an administrator. */
export const allCodes: ReadonlySet<string> = new Set(
  areas.flatMap((area: Area) => [
    ...(area.buttons ?? []).map(({ code }) => code),
    ...area.entities.flatMap((e) => Object.values(e.can as Readonly<Record<string, string>>)),
    ...codesOfCalls(area).map(({ code }) => code),
  ]),
);
