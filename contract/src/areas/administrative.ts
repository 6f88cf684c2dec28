/** What decides who may do what, and how the installation works: accounts, roles, menus, tenants, jobs, routes, sources, parameters. */
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
/** Looking at it is no administration. */
const looking: readonly string[] = ['list', 'queryById', 'queryUserRole', 'view'];

/** Whether the holder of a code administers: a tenant may ask such accounts for a second factor. */
export function isAdministrative(code: string): boolean {
  const at = code.lastIndexOf(':');
  return (prefixes as readonly string[]).includes(code.slice(0, at)) && !looking.includes(code.slice(at + 1));
}
