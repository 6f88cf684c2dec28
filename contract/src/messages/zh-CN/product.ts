/** The only definition of the product's name. */
const productName = '校园云平台管理';

/** The product. All other texts take the name from here, so that it can be changed in one place. */
export const app = {
  name: productName,
  shortName: '校园云平台',
  welcome: `欢迎进入${productName}`,
  documentTitle: (page: string) => `${page} · ${productName}`,
  home: '首页',
  loading: '页面加载中...',
  initFailed: '系统初始化失败，请刷新页面重试',
} as const;
