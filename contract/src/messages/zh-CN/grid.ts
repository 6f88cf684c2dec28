/** Editable grid. */
export const grid = {
  add: '新增',
  save: '保存',
  delete: '删除',
  clearSelection: '清空选择',
  deleteConfirm: (n: number) => `确定要删除这 ${n} 项吗?`,
  statistics: '统计',
  sum: '合计',
  average: '平均',
  noData: '暂无数据',
  moveUp: '向上移',
  moveDown: '向下移',
  insertRow: '插入一行',
  tooFast: '你点击的太快了，请慢点点击!',
  // Placeholders of a column's own properties, filled in like those of its own sentences.
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: as above
  required: '${title}不能为空',
  unique: '${title}不能重复',
  format: '${title}格式不正确',
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
  preset: {
    'n6-16': '请输入6到16位数字',
    'any6-16': '请输入6到16位任意字符',
    's6-18': '请输入6到18位字母',
    url: '请输入正确的网址',
    e: '请输入正确的电子邮件',
    m: '请输入正确的手机号码',
    p: '请输入正确的邮政编码',
    s: '请输入字母',
    n: '请输入数字',
    z: '请输入整数',
    money: '请输入正确的金额，最多两位小数',
  },
  invalid: '请先修正表格中标红的内容',
  search: { empty: '没有查询到任何数据', prompt: '请输入搜索内容' },
  select: { loading: '加载中…' },
  subForm: { title: '子表', failed: '打开子表失败' },
  options: {
    title: '选项',
    rows: '添加行数',
    index: '添加位置',
    bottom: '0 = 最底部',
    scroll: '添加后滚动到底部',
    saveDefault: '保存为默认值',
  },
} as const;

/** What the grid says beyond the catalogue. */
export const gridWords = {
  self: '可编辑表格',
  rowNumber: '#',
  chooseAll: '选择所有行',
  choose: (n: number) => `选择第${n}行`,
  handle: (n: number) => `移动第${n}行`,
  dragHint: '拖动排序，点击展开菜单',
  expand: (n: number) => `展开第${n}行`,
  fold: (n: number) => `收起第${n}行`,
  faults: (n: number) => `${n} 处有误`,
  nextFault: '下一处',
  invalidRow: (n: number) => `第${n}行的子表：请先修正标红的内容`,
  pasted: (taken: number, left: number, failing: number) =>
    `已粘贴 ${taken} 个单元格，${left} 个未采用，${failing} 个有误`,
  undone: '已撤销',
  pasteTooLong: (most: number) => `一次最多粘贴 ${most} 行`,
  stale: '表格的数据可能已被他人修改',
  reload: '重新加载',
  openText: '展开编辑',
} as const;
