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
