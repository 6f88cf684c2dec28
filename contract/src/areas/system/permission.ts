import { choice, dict, entity, flag, number, ref, text } from '../../kit/index.ts';

export const menuTypes = { group: 0, page: 1, button: 2 } as const;

/** A menu entry, a page or a button with its codes (菜单). */
export const sysPermission = entity({
  area: 'system',
  name: 'sysPermission',
  table: 'sys_permission',
  code: 'system:permission',
  path: '/sys/permission',
  title: '菜单',
  fields: {
    parentId: ref({ label: '上级菜单', to: 'sysPermission' }),
    name: text({ label: '菜单标题', required: true, max: 100 }),
    menuType: dict({ label: '菜单类型', dict: 'menu_type', numeric: true, required: true }),
    /** The side whose menu holds the entry. */
    side: choice({ label: '端', options: { school: '学校端', enterprise: '企业端', organization: '机构端' } }),
    url: text({ label: '菜单路径', max: 255 }),
    component: text({ label: '前端组件', max: 255 }),
    componentName: text({ label: '组件名称', max: 255 }),
    redirect: text({ label: '默认跳转', max: 255 }),
    icon: text({ label: '图标', max: 100 }),
    description: text({ label: '描述', max: 255 }),
    /** Codes, comma-separated. */
    perms: text({ label: '授权标识', max: 255 }),
    permsType: dict({ label: '授权策略', dict: 'global_perms_type' }),
    status: dict({ label: '状态', dict: 'valid_status' }),
    sortNo: number({ label: '排序', digits: 2 }),
    leaf: flag({ label: '叶子节点' }),
    route: flag({ label: '生成路由', default: 1 }),
    keepAlive: flag({ label: '缓存页面' }),
    hidden: flag({ label: '隐藏' }),
    alwaysShow: flag({ label: '总是显示' }),
    internalOrExternal: flag({ label: '外部打开' }),
    ruleFlag: flag({ label: '有数据规则' }),
  },
  list: ['name', 'menuType', 'icon', 'component', 'url', 'sortNo'],
  form: [],
  visible: { staff: 'all' },
  calls: [],
  tree: 'parentId',
  tenant: false,
});

/** A row condition that a grant of its menu entry may carry (数据规则). */
export const sysPermissionDataRule = entity({
  area: 'system',
  name: 'sysPermissionDataRule',
  table: 'sys_permission_data_rule',
  code: 'system:permission',
  path: '',
  title: '数据规则',
  fields: {
    permissionId: ref({ label: '菜单', to: 'sysPermission', required: true }),
    ruleName: text({ label: '规则名称', required: true, max: 50 }),
    ruleColumn: text({ label: '规则字段', max: 50 }),
    ruleConditions: dict({ label: '条件', dict: 'rule_conditions', required: true }),
    ruleValue: text({ label: '规则值', required: true, max: 1000 }),
    status: dict({ label: '状态', dict: 'valid_status', default: '1' }),
  },
  list: ['ruleName', 'ruleColumn', 'ruleConditions', 'ruleValue', 'status'],
  form: [],
  visible: {},
  tenant: false,
});
