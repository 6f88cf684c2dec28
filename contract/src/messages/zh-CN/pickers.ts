/** Department picker. */
export const depart = {
  title: '选择部门',
  placeholder: '请点击选择部门',
  search: '请输入部门名称按回车进行搜索',
  iconTitle: '部门选择控件',
  tree: {
    self: '树操作',
    linked: '父子关联',
    unlinked: '取消关联',
  },
  empty: '没有匹配的部门',
  loadFailed: '部门数据加载失败',
} as const;

/** User-by-department picker. */
export const userDept = {
  title: '根据部门选择用户',
  placeholder: '请先选择用户',
  button: '选择用户',
  account: {
    self: '用户账号',
    placeholder: '请输入账号',
  },
  query: '查询',
  reset: '重置',
  name: {
    self: '用户姓名',
    placeholder: '请输入姓名或拼音',
  },
  col: {
    realname: '用户姓名',
    sex: '性别',
    phone: '手机',
    depart: '部门',
  },
  single: '只能选择一个用户',
} as const;

/** Category tree. */
export const category = {
  title: '选择分类',
  search: '请输入分类名称进行搜索',
  empty: '没有匹配的分类',
  placeholder: '请选择分类',
  conditionError: '分类组件的 condition 传值有误，需要一个json字符串!',
} as const;

/** Tree select. */
export const treeSelect = {
  conditionError: '下拉树组件的 condition 传值有误，需要一个json字符串!',
} as const;

/** Tree table. */
export const treeTable = {
  loading: 'loading...',
  badResult: '返回数据类型不识别',
} as const;

/** Post picker for transfer and recommendation. */
export const job = {
  title: {
    transfer: '选择要转入的岗位',
    recommend: '选择要推荐的岗位',
  },
  postName: '岗位名称',
  companyName: '企业名称',
  workPlace: '工作地点',
  postStatus: '岗位状态',
  status: {
    1: '进行中',
    2: '已暂停',
    3: '审核中',
    4: '审核未通过',
  },
  salary: '薪资',
  headcount: '招聘人数',
  fit: {
    self: '是否符合',
    yes: '符合',
    no: '不符合',
    some: (n: number) => `${n} 人不符合`,
    /** A student who does not meet the requirements of a selected post. */
    line: (name: string, post: string, reasons: string) => `${name} · ${post}：${reasons}`,
    more: (n: number) => `等 ${n} 条`,
    title: {
      transfer: '以下求职者不符合所选岗位的要求，确认仍要转岗请勾选“已知不符合要求”',
      recommend: '以下求职者不符合所选岗位的要求，不勾选“已知不符合要求”将不予推荐',
    },
    barred: '以下求职者暂不能转岗或推荐',
  },
  chosen: (n: number) => `已选择 ${n} 个岗位`,
  empty: '没有可选择的岗位',
  noMatch: '没有符合条件的岗位',
  loadFailed: '岗位列表加载失败',
  transfer: {
    self: '转岗',
    none: '请选择要转入的岗位',
    confirm: '转岗确认',
    confirmText: (post: string) => `确定将该简历转入岗位“${post}”吗？`,
    confirmMany: (n: number, post: string) => `确定将所选的 ${n} 份简历转入岗位“${post}”吗？`,
    waive: '已知不符合要求，仍要转岗',
    done: '转岗成功',
  },
  recommend: {
    self: '推荐',
    none: '请至少选择一个岗位',
    confirm: '推荐确认',
    confirmText: (n: number) => `确定向该人才推荐所选的 ${n} 个岗位吗？`,
    confirmMany: (students: number, posts: number) => `确定向所选的 ${students} 名人才推荐所选的 ${posts} 个岗位吗？`,
    reason: '推荐理由',
    consent: '已征得学生同意',
    consentRequired: '请先征得学生同意!',
    waive: '已知不符合要求，仍要推荐',
    done: '推荐成功',
  },
} as const;

/** Transfer dialog. */
export const transfer = {
  initiator: {
    default: '高新区',
  },
} as const;

/** Generic business picker. */
export const biz = {
  title: (name: string) => `${name}选择`,
  selected: (name: string) => `已选${name}`,
  button: '选择',
  remove: '删除',
  nothingChosen: '尚未选择',
  recent: '最近选择',
  queryPlaceholder: (label: string) => `请输入${label}`,
  user: {
    self: '用户',
    realname: '姓名',
    username: '账号',
    phone: '电话',
    birthday: '出生日期',
    sex: '性别',
    birthdayQuery: '请选择出生日期',
  },
  role: {
    self: '角色',
    name: '角色名称',
    code: '角色编码',
  },
  position: {
    self: '职务',
    name: '职务名称',
    code: '职务编码',
    rank: '职级',
  },
} as const;

/** Report popup. */
export const popup = {
  placeholder: '请选择',
  clear: '清空',
  badConfig: 'popup参数未正确配置!',
  countMismatch: 'popup参数未正确配置,原始值和目标值数量不一致!',
  selectOne: '请选择一条记录',
  selected: (n: number) => `已选择 ${n} 项`,
  clearSelected: '清空',
  reload: '刷新',
  initFailed: {
    self: '数据初始化失败，请检查配置或稍后重试！',
    detail: (message: string) => `错误信息如下：${message}`,
  },
  noData: '没有符合条件的数据',
} as const;
