/** The list page of an entity, where the catalogue is silent. */
export const listPage = {
  emptyCell: '—',
  chooseAll: '全选',
  choose: (name: string) => `选择 ${name}`,
  filter: '筛选',
  retry: '重试',
  density: '密度',
  densities: { middle: '标准', small: '紧凑' },
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
  resize: '调整列宽',
  done: (label: string) => `${label}成功`,
  reportName: '名称',
  reportReason: '原因',
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
  /** Stands for the name of a row that has none yet. */
  unnamed: (label: string) => `未填写${label}`,
  history: '操作记录',
  noHistory: '暂无操作记录',
  now: '现在',
} as const;

/** Controls of fields that the catalogue does not name. */
export const control = {
  removeFile: (name: string) => `移除 ${name}`,
  moveLeft: '前移',
  moveRight: '后移',
  uploadHint: (kinds: string, maxMb: number) => `支持 ${kinds}，单个不超过 ${maxMb}MB`,
  uploadSize: (maxMb: number) => `单个不超过 ${maxMb}MB`,
  template: '下载导入模板',
  imported: (done: number, total: number) => `已处理 ${done} / ${total} 行`,
  importFailed: (n: number) => `，其中 ${n} 行有误`,
  searchFailed: '查询失败，请重试',
} as const;

/** Tool bar of the rich-text editor. */
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
