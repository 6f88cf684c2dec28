/** A button entry. `action` can be a comma list of actions. */
export interface PermissionEntry {
  action: string;
  /** 1 shown or removed, 2 enabled or disabled. */
  type: '1' | '2';
  describe?: string;
  /** 1 enabled, 0 disabled; older servers send none, which means enabled. */
  status?: '0' | '1';
}

export interface MenuMeta {
  title: string;
  icon?: string | null;
  keepAlive?: boolean;
  /** True: `url` opens in a new browser tab. */
  internalOrExternal?: boolean;
  componentName?: string;
  url?: string;
  target?: string;
  hidden?: boolean;
  permissionList?: PermissionEntry[];
  /** Codes of which the user needs one to keep the route. */
  permission?: string[];
}

export interface MenuEntry {
  id: string;
  name: string;
  path: string;
  component: string;
  redirect?: string | null;
  /** 1 creates a route; 0 is in the menu only. */
  route: '0' | '1';
  hidden?: boolean;
  alwaysShow?: boolean;
  meta: MenuMeta;
  children?: MenuEntry[];
}

/** `result` of the permission call: the caller's menu and buttons, and all existing buttons. */
export interface PermissionResult {
  menu: MenuEntry[];
  auth: PermissionEntry[];
  allAuth: PermissionEntry[];
  sysSafeMode: boolean;
}

/** Permission lists for a guard; `page` is the page's own list. */
export interface PermissionLists {
  readonly auth: readonly PermissionEntry[];
  readonly allAuth: readonly PermissionEntry[];
  readonly page?: readonly PermissionEntry[];
}

const getParts = (actions: string): string[] =>
  actions
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const isOff = (entry: PermissionEntry): boolean => entry.status === '0';

/** The actions of a list. */
interface Actions {
  readonly off: ReadonlySet<string>;
  /** Shown or removed, and switched off. */
  readonly shownOff: ReadonlySet<string>;
  readonly shown: ReadonlySet<string>;
  /** Enabled or disabled, and not switched off. */
  readonly enabled: ReadonlySet<string>;
}
/** A page asks for dozens of actions among a thousand entries. */
const actionsOf = new WeakMap<readonly PermissionEntry[], Actions>();

function getActions(entries: readonly PermissionEntry[]): Actions {
  const known = actionsOf.get(entries);
  if (known) return known;
  const pick = (wanted: (entry: PermissionEntry) => boolean) =>
    new Set(entries.filter(wanted).flatMap((entry) => getParts(entry.action)));
  const actions: Actions = {
    off: pick(isOff),
    shownOff: pick((entry) => entry.type !== '2' && isOff(entry)),
    shown: pick((entry) => entry.type !== '2'),
    enabled: pick((entry) => entry.type === '2' && !isOff(entry)),
  };
  actionsOf.set(entries, actions);
  return actions;
}

function mayShowOne(action: string, { auth, allAuth, page }: PermissionLists): boolean {
  const own = getActions(auth);
  if (own.off.has(action)) return false;
  if (page && getActions(page).enabled.has(action)) return true;
  return getActions(allAuth).shownOff.has(action) || own.shown.has(action);
}

/**
 * Whether an element guarded by `actions` (one, or a comma list of alternatives) is shown; otherwise it is removed. The
 * first match decides: a status-0 entry of the user hides it; a type-2 entry of the page's own list shows it; a
 * status-0 entry among all entries shows it to everyone, because the guard itself is disabled; an entry of the user
 * that is not of type 2 shows it. The server rejects a forbidden call in any case.
 */
export const mayShow = (actions: string, lists: PermissionLists): boolean =>
  getParts(actions).some((action) => mayShowOne(action, lists));

/**
 * Actions after `prefix:` of enabled entries of `type` that the user does not have: buttons and columns of a grid to
 * remove ('1') or disable ('2').
 */
export function listExcludedActions(
  prefix: string,
  { auth, allAuth }: Pick<PermissionLists, 'auth' | 'allAuth'>,
  type: '1' | '2' = '1',
): ReadonlySet<string> {
  const start = prefix.endsWith(':') ? prefix : `${prefix}:`;
  const of = (entries: readonly PermissionEntry[]): string[] =>
    entries.filter((entry) => entry.type === type).flatMap((entry) => getParts(entry.action));
  const held = new Set(of(auth));
  return new Set(
    of(allAuth.filter((entry) => !isOff(entry)))
      .filter((action) => action.startsWith(start) && !held.has(action))
      .map((action) => action.slice(start.length)),
  );
}

/** The single codes of the user's enabled entries. */
export const listActions = (auth: readonly PermissionEntry[]): ReadonlySet<string> =>
  new Set(auth.filter((entry) => !isOff(entry)).flatMap((entry) => getParts(entry.action)));

/** Whether a route is kept: it requires nothing, or the user has one of the required codes. */
export const routePermitted = (required: readonly string[] | undefined, held: ReadonlySet<string>): boolean =>
  required === undefined || required.length === 0 || required.some((code) => held.has(code));

/** Removes entries that the user cannot open, and groups without remaining children. */
export function removeForbidden(menu: readonly MenuEntry[], held: ReadonlySet<string>): MenuEntry[] {
  return menu.flatMap((entry) => {
    if (!routePermitted(entry.meta.permission, held)) return [];
    if (!entry.children?.length) return [entry];
    const children = removeForbidden(entry.children, held);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

/** Whether the menu contains `path`, including hidden entries. */
export const hasMenu = (menu: readonly MenuEntry[], path: string): boolean =>
  menu.some((entry) => entry.path === path || hasMenu(entry.children ?? [], path));
