/** Upload widgets and file cells. */
export const upload = {
  button: '点击上传',
  imageButton: '上传',
  fileCell: '上传文件',
  imageCell: '上传图片',
  uploading: (n: number) => `上传中(${n}%)`,
  done: '上传完成',
  failed: '上传失败',
  success: (name: string) => `${name} 上传成功`,
  fileFailed: (name: string) => `${name} 上传失败.`,
  error: {
    title: '上传出错',
    content: (message: string) => `错误信息：${message}`,
  },
  imageOnly: '请上传图片',
  none: '未上传任何文件',
  moveFirst: '未知的操作',
  moveLast: '已到最后~',
  tooLarge: (n: number) => `文件不能超过${n}MB`,
  badType: '不支持的文件类型',
  wait: '请等待文件上传完成',
  interrupted: (n: number) => `上传中断，已上传${n}%`,
  resume: '继续上传',
  retry: '重试',
  menu: {
    self: '操作',
    download: '下载',
    remove: '删除',
    more: '更多',
  },
} as const;

/** File pop-up. */
export const filePop = {
  title: {
    file: '文件上传',
    image: '图片上传',
  },
} as const;

/** Image viewer. */
export const image = {
  viewer: '图片预览',
  rotateLeft: '向左旋转',
  rotateRight: '向右旋转',
  zoomIn: '放大',
  zoomOut: '缩小',
  resetView: '还原',
  download: '下载',
  place: (at: number, count: number) => `${at} / ${count}`,
  prev: '上一张',
  next: '下一张',
  none: '无图片',
  loadFailed: '图片加载失败',
} as const;

/** Attachment viewer. */
export const attachment = {
  title: '查看附件',
  close: '关闭',
  loading: '加载中......',
  empty: '暂无附件',
  openPdf: '在新窗口打开',
} as const;

/** File icons by type. */
export const file = {
  hidden: '无权查看',
  type: {
    pdf: 'PDF文件',
    office: '办公文档',
    archive: '压缩包',
    image: '图片',
  },
} as const;

/** Excel import. */
export const importing = {
  title: '导入EXCEL',
  choose: '选择导入文件',
  start: '开始上传',
  uploading: '上传中...',
  interrupted: '导入中断，已写入的行不会重复。请继续导入。',
  resume: '继续导入',
  continued: '接着上次中断处导入',
  close: '关闭',
  validate: '是否开启校验',
  partial: {
    title: '导入成功,但是有错误数据!',
    detail: '具体详情请',
    link: '点击下载',
  },
  badType: '只能选择 .xls 或 .xlsx 文件',
  failed: '导入失败',
  success: '导入成功',
  nothing: '没有导入任何数据。',
  checking: '正在读取并校验文件…',
  again: '重新选择文件',
  recheck: '重新校验',
  columns: '列对应关系',
  columnsHint: '左侧为系统的列，请选择文件中对应的列；带 * 的列必填',
  column: (n: number) => `第${n}列`,
  noColumn: '不导入',
  missing: '请选择必填列',
  summary: (total: number, checked: number, refused: number) =>
    `共${total}行，${checked === total ? '已全部校验' : `已校验前${checked}行，其余在导入时校验`}：${refused === 0 ? '没有发现错误' : `${refused}行有误`}`,
  more: (n: number) => `仅列出前${n}处错误，其余请在导入后的错误文件中更正`,
  faulty: (n: number) => `有误的行（${n}）`,
  preview: (n: number) => `预览前${n}行`,
  shown: '显示的行',
  line: '行号',
  correct: (line: number, title: string) => `更正第${line}行的${title}`,
  limits: (xlsMb: number, xlsxMb: number, rows: string) =>
    `支持 .xls（不超过${xlsMb}MB）、.xlsx（不超过${xlsxMb}MB），每个文件最多${rows}行`,
} as const;

/** Detail modal. */
export const detail = {
  title: '详细信息',
} as const;
