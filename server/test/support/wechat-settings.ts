/** The settings of an installation that signs people in by WeChat, whose calls go to `url`. */
export const wechatSettings = (url: string) => ({
  WECHAT_APP_ID: 'wx-app',
  WECHAT_APP_SECRET: 'wx-secret',
  WECHAT_API_URL: url,
  WECHAT_OPEN_URL: 'https://open.weixin.qq.com',
  CONSOLE_URL: 'http://localhost',
});
