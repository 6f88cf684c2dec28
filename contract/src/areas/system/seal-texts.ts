/** Texts of the seals in 招聘参数. */
export const sealTexts = {
  title: '电子印章',
  note: '院系审核、学校鉴证后，协议书上印该院系和学校的印章。已出具的文书不受更换和移除影响。',
  add: '添加印章',
  replace: '更换',
  remove: '移除',
  replaceTitle: (name: string) => `更换印章：${name}`,
  removeTitle: (name: string) => `移除印章：${name}`,
  removeAsk: (name: string) => `移除后，新出具的协议书不再印“${name}”的印章，是否继续？`,
  none: '还没有印章',
  noneHint: '添加学校和各院系的印章图样，协议书审核通过时自动印上。',
  alt: (name: string) => `${name}的印章`,
} as const;
