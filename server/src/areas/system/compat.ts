import { fromFrameworkIcon, toFrameworkIcon } from '@campus/contract/rules';
import type { CompatShape } from '../../kit/http/compat.ts';

/** Maps menu icons, at any depth, to the names known to framework clients. */
function withFrameworkIcons(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFrameworkIcons);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'icon' && typeof inner === 'string' ? toFrameworkIcon(inner) : withFrameworkIcons(inner),
    ]),
  );
}
const withOwnIcon: CompatShape['body'] = (body) =>
  typeof body.icon === 'string' ? { ...body, icon: fromFrameworkIcon(body.icon) } : body;

const menuAnswers = [
  'getUserPermissionByToken',
  'list',
  'getSystemMenuList',
  'getSystemSubmenu',
  'getSystemSubmenuBatch',
  'queryTreeList',
  'queryListAsync',
  'queryById',
];

/** Job class names of the framework and their counterparts here. */
const jobAliases: Readonly<Record<string, string>> = { 'org.jeecg.modules.message.job.SendMsgJob': 'RcOutbox' };
const generatorAliases: Readonly<Record<string, string>> = {
  'org.jeecg.modules.system.rule.OrderNumberRule': 'order_num_rule',
  'org.jeecg.modules.system.rule.CategoryCodeRule': 'category_code_rule',
  'org.jeecg.modules.system.rule.OrgCodeRule': 'org_num_role',
};
const withAlias =
  (key: string, aliases: Readonly<Record<string, string>>): NonNullable<CompatShape['body']> =>
  (body) =>
    typeof body[key] === 'string' && Object.hasOwn(aliases, body[key]) ? { ...body, [key]: aliases[body[key]] } : body;
const writes = (path: string, body: NonNullable<CompatShape['body']>): CompatShape[] =>
  ['add', 'edit'].map((call) => ({ path: `${path}/${call}`, body }));

/** System administration in the wire format of framework clients. */
export const systemCompat: readonly CompatShape[] = [
  ...menuAnswers.map((call) => ({ path: `/sys/permission/${call}`, result: withFrameworkIcons })),
  ...['add', 'edit'].map((call) => ({
    path: `/sys/permission/${call}`,
    body: withOwnIcon,
    result: withFrameworkIcons,
  })),
  ...writes('/sys/quartzJob', withAlias('jobClassName', jobAliases)),
  ...writes('/sys/fillRule', withAlias('ruleClass', generatorAliases)),
];
