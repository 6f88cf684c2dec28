/** Permission code prefixes of administration: accounts, roles, menus, tenants, jobs, routes, sources, parameters. */
const prefixes = [
  'system:user',
  'system:role',
  'system:permission',
  'system:depart',
  'system:depart:role',
  'system:tenant',
  'system:online',
  'system:quartzJob',
  'system:gateway',
  'system:datasource',
  'online:report',
  'recruit:setting',
] as const;
/** Read access is not administration. */
const looking: readonly string[] = ['list', 'queryById', 'queryUserRole', 'view'];

/** Whether a permission code is administrative: a tenant may require a second factor from its holders. */
export function isAdministrative(code: string): boolean {
  const at = code.lastIndexOf(':');
  return (prefixes as readonly string[]).includes(code.slice(0, at)) && !looking.includes(code.slice(at + 1));
}
