/** Image dialog of the markdown editor. */
export const md = {
  image: {
    title: '图片上传',
    local: '本地图片上传',
    network: '网络图片地址',
    remark: '请填写备注',
    url: '请填写网络图片地址',
    tool: '上传图片',
    noLocal: '请先上传图片',
    badUrl: '请填写以http或https开头的图片地址',
  },
} as const;

/** Code editor. */
export const code = {
  placeholder: (language: string) => `请在此输入${language}代码`,
  language: '请选择语言',
  history: '历史记录',
} as const;

/** Rich-text editor. */
export const rich = {
  placeholder: '请输入内容',
  imageFailed: '图片上传失败',
} as const;

/** Long-text popover. */
export const inputPop = {
  title: '编辑内容',
} as const;

/** Additional tools of the code editor. */
export const codeTools = {
  plain: '纯文本',
  box: '代码编辑框',
  empty: '请在此输入代码',
  noHistory: '暂无历史记录',
  historyEntry: (date: string, begin: string) => `${date} ${begin}`,
  /** Phrases of the editor library, by its own keys. */
  search: {
    Find: '查找',
    Replace: '替换为',
    next: '下一个',
    previous: '上一个',
    all: '全选',
    'match case': '区分大小写',
    'by word': '全字匹配',
    regexp: '正则表达式',
    replace: '替换',
    'replace all': '全部替换',
    close: '关闭',
    'current match': '当前匹配项',
    'replaced match on line $': '已替换第 $ 行的匹配项',
    'replaced $ matches': '已替换 $ 处',
    'on line': '位于行',
    'Go to line': '转到行',
    go: '转到',
    'Control character': '控制字符',
    'Selection deleted': '已删除选中内容',
  },
} as const;

/** Toolbar and preview of the Markdown editor. */
export const mdTools = {
  bar: 'Markdown 工具栏',
  box: 'Markdown 编辑框',
  preview: '预览内容',
  emptyPreview: '暂无内容',
  mode: { self: '显示方式', edit: '编辑', split: '分栏', preview: '预览' },
  heading: '标题',
  strike: '删除线',
  line: '分割线',
  quote: '引用',
  tasks: '任务列表',
  taskDone: '已完成',
  taskOpen: '未完成',
  code: '行内代码',
  codeBlock: '代码块',
  tableHead: (n: number) => `列${n}`,
  cell: '内容',
  linkText: '链接文字',
  codeText: '代码',
} as const;
