/** Errors of menu changes. */
export const permissionRefusals = {
  parentWanted: '请选择上级菜单',
  parentSelf: '上级菜单不能是自己或下级',
  parentButton: '按钮下不能再有下级',
  urlWanted: '请输入菜单路径!',
  urlIllegal: '菜单路径不合法',
  urlTaken: (name: string) => `菜单路径已被“${name}”使用`,
  componentWanted: '请输入前端组件!',
  componentUnknown: (name: string) => `前端组件不存在：${name}`,
  permsWanted: '请输入授权标识!',
  permsIllegal: '授权标识格式不正确',
  permsForeign: (code: string) => `不能使用您没有的授权标识：${code}`,
  typeFixed: '有下级菜单时不能改为按钮',
  home: '首页菜单不能删除',
  needed: (name: string) => `“${name}”是系统管理必需的菜单，不能删除`,
  neededCode: '该授权标识是系统管理必需的，不能停用',
  gone: '未找到菜单信息',
  levelEmpty: '未找到角色信息',
  noColumns: '该菜单的页面没有可设规则的列表',
} as const;

/** Texts of the menu administration that belong to no field or call. */
export const permissionTexts = {
  title: '菜单管理',
  search: '输入菜单名称、路径或授权标识查询',
  columns: { icon: '图标', component: '组件', url: '路径' },
  openings: { 0: '内部', 1: '外部' },
  addBelow: '新增下级',
  rules: '数据规则',
  detail: '菜单详情',
  add: '新增菜单',
  edit: '编辑菜单',
  batchDelete: '批量删除',
  expandAll: '展开全部',
  collapseAll: '收起全部',
  readFailed: '菜单加载失败',
  noMatch: (keyword: string) => `没有包含“${keyword}”的菜单`,
  chooseIcon: '选择图标',
  clearIcon: '清除图标',
  iconSearch: '搜索图标',
  noIcon: '没有匹配的图标',
  iconTabs: { direction: '方向与布局', edit: '编辑与文档', data: '数据与图表', people: '人员与组织', other: '其他' },
  sides: { school: '学校端', enterprise: '企业端', organization: '机构端' },
  types: { 0: '一级菜单', 1: '子菜单', 2: '按钮/权限' },
  off: '已停用',
  hidden: '隐藏',
  hasRules: '有数据规则',
  deleteAsk: (names: string) => `确定删除${names}吗？`,
  deleteWith: (menus: number, buttons: number, rules: number) => {
    const parts = [
      ...(menus > 0 ? [`${menus} 个菜单`] : []),
      ...(buttons > 0 ? [`${buttons} 个按钮`] : []),
      ...(rules > 0 ? [`${rules} 条数据规则`] : []),
    ];
    return parts.length === 0 ? '' : `其下${parts.join('、')}将一并删除。`;
  },
  deleteRoles: (roles: readonly string[]) =>
    roles.length === 0
      ? '尚未授权给任何角色。'
      : `已授权给${roles.slice(0, 5).join('、')}${roles.length > 5 ? `等 ${roles.length} 个角色` : ''}，授权将一并收回。`,
  names: (names: readonly string[]) =>
    names.length > 3 ? `“${names.slice(0, 3).join('”、“')}”等 ${names.length} 项` : `“${names.join('”、“')}”`,
  rule: {
    title: (menu: string) => `数据权限规则 · ${menu}`,
    intro: '规则随菜单授权给角色后，只让符合条件的数据可见、可导出、可编辑和可删除；一个角色的多条规则须同时符合。',
    add: '添加规则',
    edit: '编辑规则',
    empty: '还没有数据规则',
    emptyHint: '添加后，在角色的授权里为该菜单勾选。',
    none: '该菜单的页面没有可设规则的列表',
    noneHint: '数据规则只能设在列表页面上。',
    preview: '符合以下条件的数据可见',
    previewWanted: '填写后在此用文字说明规则的效果',
    variables: '可用变量',
    insert: (label: string) => `插入变量：${label}`,
    sqlHelp:
      '例如 create_by = #{sys_user_code} or status in (1, 2)。只支持比较、in、like、between、is null、and、or、not 和括号。',
    sql: '自定义条件',
    remove: (name: string) => `确定删除规则“${name}”吗？已勾选它的角色将不再受其限制。`,
    search: '搜索规则名称或规则值',
  },
} as const;
