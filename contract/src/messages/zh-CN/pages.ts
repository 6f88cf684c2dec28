/** Error pages. */
export const exception = {
  403: '抱歉，您没有访问该页面的权限',
  404: '抱歉，您访问的页面不存在',
  500: '抱歉，服务器出错了',
  backHome: '返回首页',
  notBuilt: '该功能正在建设中',
} as const;

/** Result pages. */
export const result = {
  success: '提交成功',
  error: '提交失败',
  backList: '返回列表',
} as const;
