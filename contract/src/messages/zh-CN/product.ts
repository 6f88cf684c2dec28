/** The one place where the product's name is written. */
const productName = '校园云平台管理';

/** The product itself. Every other text takes the name from here, so a customer renames the product in one place. */
export const app = {
  name: productName,
  shortName: '校园云平台',
  welcome: `欢迎进入${productName}`,
  documentTitle: (page: string) => `${page} · ${productName}`,
  home: '首页',
  loading: '页面加载中...',
  initFailed: '系统初始化失败，请刷新页面重试',
} as const;
