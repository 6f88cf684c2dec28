/** Texts of the request layer; notification titles are `common.systemPrompt`. */
export const http = {
  403: '拒绝访问',
  404: '很抱歉，资源未找到!',
  503: '系统繁忙，请稍后再试',
  504: '网络超时',
  401: '未授权，请重新登录',
  codeMinus1: '请求失败',
  requestError: '请求超时',
  retryLater: '请求出现错误，请稍后再试',
  sessionExpired: {
    title: '登录已过期',
    content: '很抱歉，登录已过期，请重新登录',
    ok: '重新登录',
  },
  sessionInvalid: '登录信息已失效，请重新登录',
  unknown: '未知错误',
  offline: '网络已断开，请检查网络连接',
} as const;

/** A lazily loaded chunk failed to load. */
export const chunk = {
  loadFailed: (chunk: string, cause: string) => `页面资源 ${chunk} 加载失败：${cause}`,
  cause: {
    timeout: '加载超时',
    missing: '资源不存在',
    network: '网络异常',
  },
  reload: '重新加载',
  offline: '网络已断开',
  offlinePage: (page: string) => `“${page}”还没有加载，网络恢复后会自动打开`,
  offlineHint: '网络恢复后会自动打开',
  retry: '重试',
  moduleNotFound: (name: string) => `Cannot find module '${name}'`,
} as const;

/** Change of the primary colour. */
export const theme = {
  compiling: '正在编译主题！',
  updateFailed: 'Failed to update theme',
} as const;

/** Clear cache of the user menu. */
export const cache = {
  refreshed: '刷新缓存完成！',
  refreshFailed: '刷新缓存失败！',
} as const;

/** Dialogs that need a signed-in user. */
export const user = {
  notLoggedIn: '当前系统无登录用户!',
} as const;
