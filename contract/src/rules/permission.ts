/** A button entry. `action` may be a comma list and then stands for each of its parts. */
export interface PermissionEntry {
  action: string;
  /** 1 shown or removed, 2 usable or disabled. */
  type: '1' | '2';
  describe?: string;
  /** 1 enabled, 0 switched off; entries of older servers carry none and are enabled. */
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
  /** Codes of which the user must hold one for the route to be kept. */
  permission?: string[];
}

export interface MenuEntry {
  id: string;
  name: string;
  path: string;
  component: string;
  redirect?: string | null;
  /** 1 makes a route; 0 is in the menu only. */
  route: '0' | '1';
  hidden?: boolean;
  alwaysShow?: boolean;
  meta: MenuMeta;
  children?: MenuEntry[];
}

/** `result` of the permission call: the caller's menu and buttons, and all buttons there are. */
export interface PermissionResult {
  menu: MenuEntry[];
  auth: PermissionEntry[];
  allAuth: PermissionEntry[];
  sysSafeMode: boolean;
}

/** The lists a guard looks at; `page` is the list a page brings itself. */
export interface PermissionLists {
  readonly auth: readonly PermissionEntry[];
  readonly allAuth: readonly PermissionEntry[];
  readonly page?: readonly PermissionEntry[];
}

const partsOf = (actions: string): string[] =>
  actions
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const isOff = (entry: PermissionEntry): boolean => entry.status === '0';

function mayShowOne(action: string, { auth, allAuth, page = [] }: PermissionLists): boolean {
  const named = (entry: PermissionEntry): boolean => partsOf(entry.action).includes(action);
  if (auth.some((entry) => named(entry) && isOff(entry))) return false;
  if (page.some((entry) => named(entry) && entry.type === '2' && !isOff(entry))) return true;
  if (allAuth.some((entry) => named(entry) && entry.type !== '2' && isOff(entry))) return true;
  return auth.some((entry) => named(entry) && entry.type !== '2');
}

/**
 * Whether an element guarded by `actions` (one or a comma list, of which one suffices) is shown; else it is removed.
 * First match decides: a status-0 entry of the user denies; a type-2 entry of the page's own list shows; a status-0
 * entry of all entries shows to everybody, the control itself being switched off; an entry of the user that is not of
 * type 2 shows (S, both readings; the server refuses the call in any case).
 */
export const mayShow = (actions: string, lists: PermissionLists): boolean =>
  partsOf(actions).some((action) => mayShowOne(action, lists));

/**
 * Whether a control guarded by `actions` can be used; else it is shown disabled. Only an enabled type-2 entry among all
 * entries guards a control, and only a type-2 entry of the user opens it.
 */
export function mayUse(actions: string, { auth, allAuth }: PermissionLists): boolean {
  const holdsUse = (entries: readonly PermissionEntry[], action: string): boolean =>
    entries.some((entry) => entry.type === '2' && !isOff(entry) && partsOf(entry.action).includes(action));
  const parts = partsOf(actions);
  return parts.length === 0 || parts.some((action) => !holdsUse(allAuth, action) || holdsUse(auth, action));
}

/**
 * What stands behind `prefix:` in enabled entries among all of `type` that the user has no such entry for: the buttons
 * and columns of a grid that are not his ('1' shown or removed, '2' usable or disabled).
 */
export function excludedActions(
  prefix: string,
  { auth, allAuth }: Pick<PermissionLists, 'auth' | 'allAuth'>,
  type: '1' | '2' = '1',
): ReadonlySet<string> {
  const start = prefix.endsWith(':') ? prefix : `${prefix}:`;
  const of = (entries: readonly PermissionEntry[]): string[] =>
    entries.filter((entry) => entry.type === type).flatMap((entry) => partsOf(entry.action));
  const held = new Set(of(auth));
  return new Set(
    of(allAuth.filter((entry) => !isOff(entry)))
      .filter((action) => action.startsWith(start) && !held.has(action))
      .map((action) => action.slice(start.length)),
  );
}

/** The single codes the user's enabled entries hold. */
export const heldActions = (auth: readonly PermissionEntry[]): ReadonlySet<string> =>
  new Set(auth.filter((entry) => !isOff(entry)).flatMap((entry) => partsOf(entry.action)));

/** Whether a route is kept: it asks for nothing, or one of the codes it asks for is held. */
export const routePermitted = (required: readonly string[] | undefined, held: ReadonlySet<string>): boolean =>
  required === undefined || required.length === 0 || required.some((code) => held.has(code));

/** The menu without entries the user may not open; a group that loses all its children goes with them. */
export function withoutForbidden(menu: readonly MenuEntry[], held: ReadonlySet<string>): MenuEntry[] {
  return menu.flatMap((entry) => {
    if (!routePermitted(entry.meta.permission, held)) return [];
    if (!entry.children?.length) return [entry];
    const children = withoutForbidden(entry.children, held);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

/** Whether the menu holds `path`, hidden entries included. */
export const hasMenu = (menu: readonly MenuEntry[], path: string): boolean =>
  menu.some((entry) => entry.path === path || hasMenu(entry.children ?? [], path));
