/** List pages of entities. */
export const listPage = {
  emptyCell: '—',
  online: '线上',
  chooseAll: '全选',
  choose: (name: string) => `选择 ${name}`,
  filter: '筛选',
  retry: '重试',
  density: '密度',
  densities: { middle: '标准', small: '紧凑' },
  layouts: { table: '列表', cards: '卡片', wall: '图片墙' },
  noPicture: '暂无图片',
  restoreColumns: '恢复默认',
  exportSelected: '导出所选',
  resetConditions: '重置条件',
  viewAll: (title: string) => `查看全部${title}`,
  failed: '列表加载失败',
  failedHint: (reason: string) => `${reason.replace(/[。！!，,]+$/, '')}。已保留您填写的查询条件，请稍后重试。`,
  stale: (reason: string) => `${reason.replace(/[。！!，,]+$/, '')}，下面是上一次的结果。`,
  requestNumber: (id: string) => `请求编号 ${id}，反馈问题时请一并提供`,
  empty: (title: string) => `还没有${title}`,
  emptyAddable: '新增的内容会出现在这里。您可以现在新增，或用模板批量导入。',
  emptyOnlyAdd: '新增的内容会出现在这里。',
  emptyReadOnly: '有新内容时会出现在这里。',
  noMatch: (title: string) => `没有符合条件的${title}`,
  noMatchHint: (conditions: string) => `当前条件：${conditions}。换一个条件，或清空条件查看全部。`,
  contains: (label: string, value: string) => `${label}包含“${value}”`,
  equals: (label: string, value: string) => `${label}为“${value}”`,
  from: (label: string, value: string) => `${label}从${value}起`,
  until: (label: string, value: string) => `${label}到${value}止`,
  between: (label: string, begin: string, end: string) => `${label}${begin}至${end}`,
  smallest: '最小值',
  largest: '最大值',
  batchStep: (label: string) => `批量${label}`,
  confirmStep: (label: string) => `确定${label}吗？`,
  /** `names` are the first selected ones. */
  confirmBatch: (n: number, names: string, label: string, question: string) =>
    `将对所选 ${n} 条（${names}）执行“${label}”。${question}`,
  inTotal: (n: number) => `（共 ${n} 条）`,
  amongOthers: (names: string) => `${names} 等`,
  late: (n: number) => `超时 ${n.toLocaleString('zh-CN')}`,
  message: {
    one: (to: string) => `将向${to}发送以下通知`,
    several: (to: string, n: number) => `将分别向${to}发送通知，共 ${n} 条，内容如下（以第一条为例）`,
    none: '该通知已停用，不会发送',
    failed: '通知内容读取失败，不影响操作',
  },
  chosen: (n: number) => `所选 ${n} 项`,
  named: (title: string, name: string) => `${title}“${name}”`,
  resize: '调整列宽',
  order: '排序',
  usualOrder: '默认排序',
  orders: { asc: ' 升序', desc: ' 降序' },
  moreConditions: '其他条件请使用“高级查询”',
  noRoom: '窗口宽度不足，未显示',
  done: (label: string) => `${label}成功`,
  reportName: '名称',
  reportReason: '原因',
  onBehalf: '代学生操作',
} as const;

/** Boards of every entity. `name` is that of the card. */
export const board = {
  card: '可拖动的卡片',
  hint: '按空格键拿起，用方向键选择列，再按空格键放下，按 Esc 键放弃。按回车键查看。',
  lifted: (name: string) => `已拿起“${name}”`,
  over: (name: string, place: string) => `“${name}”移到“${place}”`,
  outside: (name: string) => `“${name}”不在任何列上`,
  dropped: (name: string, place: string) => `“${name}”放到“${place}”`,
  back: (name: string) => `“${name}”回到原处`,
  notHere: '不能移动到此列',
  empty: '没有数据',
  more: (shown: number, total: number) => `已显示 ${shown} / ${total}，加载更多`,
} as const;

/** Forms of every entity. */
export const form = {
  toCorrect: (n: number) => `有 ${n} 项需要修改：`,
  and: '、',
  refreshed: '已载入最新数据，您修改过的内容仍保留。',
  reading: '正在读取数据',
  readFailed: '数据读取失败',
  count: (n: number, max: number) => `${n} / ${max}`,
  summary: '确认信息',
  open: '展开',
} as const;

/** The detail of a record. */
export const record = {
  basic: '基本信息',
  rejected: (reason: string) => `驳回原因：${reason}`,
  /** Placeholder name of a row without one. */
  unnamed: (label: string) => `未填写${label}`,
  history: '操作记录',
  noHistory: '暂无操作记录',
  now: '现在',
} as const;

/** Field controls. */
export const control = {
  removeFile: (name: string) => `移除 ${name}`,
  moveLeft: '前移',
  moveRight: '后移',
  uploadHint: (kinds: string, maxMb: number) => `支持 ${kinds}，单个不超过 ${maxMb}MB`,
  uploadSize: (maxMb: number) => `单个不超过 ${maxMb}MB`,
  pauseUpload: '暂停上传',
  sameFile: (name: string) => `请选择原来的文件：${name}`,
  noPreview: '文件无法预览，请下载后查看',
  sheetCut: '仅显示前 200 行、50 列，完整内容请下载查看',
  sheetEmpty: '此工作表没有内容',
  sheetRow: '行号',
  template: '下载导入模板',
  imported: (done: number, total: number) => `已处理 ${done} / ${total} 行`,
  importFailed: (n: number) => `，其中 ${n} 行有误`,
  searchFailed: '查询失败，请重试',
  /** Heading of the options below the recent ones. */
  otherOptions: '其他',
} as const;

/** Toolbar of the rich-text editor. */
export const richTools = {
  bar: '格式工具栏',
  undo: '撤销',
  redo: '重做',
  paragraph: '正文',
  heading: (level: number) => `标题${level}`,
  bold: '加粗',
  italic: '斜体',
  underline: '下划线',
  colour: '文字颜色',
  noColour: '默认颜色',
  left: '左对齐',
  center: '居中',
  right: '右对齐',
  bullets: '无序列表',
  numbers: '有序列表',
  indent: '增加缩进',
  outdent: '减少缩进',
  link: '链接',
  linkAddress: '链接地址',
  unlink: '取消链接',
  image: '插入图片',
  table: '插入表格',
  addRow: '插入行',
  addColumn: '插入列',
  removeRow: '删除行',
  removeColumn: '删除列',
  removeTable: '删除表格',
  clear: '清除格式',
} as const;

/** Saved views of a list. */
export const views = {
  title: '我的视图',
  none: '还没有保存的视图。设置好查询条件、排序和列后，可以保存为视图。',
  changed: '已修改',
  add: '保存为新视图',
  edit: '编辑视图',
  renew: (title: string) => `更新“${title}”`,
  leave: '退出视图',
  name: '视图名称',
  nameHint: '例如：本周待审核的国有企业',
  takeOver: '用列表当前的条件、排序和列更新',
  asDefault: '打开列表时默认使用',
  share: '共享给能查看该列表的同事',
  keeps: '视图保存标签页、查询条件、高级查询、排序和列设置，不保存数据；看到的数据以各自的权限为准。',
  isShared: '已共享',
  sharedBy: (name: string) => `${name}共享`,
  setDefault: (title: string) => `默认使用 ${title}`,
  noDefault: (title: string) => `不再默认使用 ${title}`,
  editOf: (title: string) => `编辑 ${title}`,
  removeOf: (title: string) => `删除 ${title}`,
  removeTitle: (title: string) => `删除视图“${title}”`,
  removeAsk: '删除后不能恢复，列表中的数据不受影响，是否继续？',
  ignored: (title: string, labels: string) => `视图“${title}”中的${labels}不能使用（无权限或已取消），已忽略`,
} as const;

/** Case-by-case decisions with the keyboard. */
export const triage = {
  waiting: '待生效的操作',
  done: (what: string) => `已${what}`,
  seconds: (n: number) => `${n} 秒后生效`,
  more: (n: number) => `另有 ${n} 项待生效`,
  undo: '撤销',
  undoKey: '撤销（Z）',
  sendNow: '立即生效',
  failed: (what: string) => `${what}未成功`,
  unanswered: '未送达，网络恢复后自动重试',
  lost: '退出登录前未能送达服务器，请重新登录后再次操作',
  help: '快捷键',
  helpNote:
    '在输入框中打字时快捷键不起作用。决定在 10 秒后生效，期间可以撤销；离开页面或退出登录时立即生效；网络断开时保留，恢复后自动重试。',
  keys: [
    ['A', '通过当前一条'],
    ['R', '驳回当前一条'],
    ['N', '下一条'],
    ['P', '上一条'],
    ['↑ ↓', '在列表中移动，Enter 打开'],
    ['Z', '撤销刚才的决定'],
    ['?', '显示快捷键'],
  ],
} as const;

const waitsIn = (unit: string) => ({
  waited: (n: number) => (n < 1 ? `已等待不足 1 ${unit}` : `已等待 ${n} ${unit}`),
  over: (n: number) => `超时 ${n} ${unit}`,
});
/** How long a row has waited and by how much it is late, in the unit of its limit; `days` are calendar days. */
export const waits = {
  days: waitsIn('天'),
  workdays: waitsIn('个工作日'),
  late: '超时',
  someLate: (n: number) => `其中 ${n} 项已超时`,
  due: (day: string) => `应在 ${day} 前完成审核`,
  dueLate: (day: string) => `已超过审核期限 ${day}`,
} as const;
