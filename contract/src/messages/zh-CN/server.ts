/** Server texts that the console compares but does not display. */
export const server = {
  tokenInvalid: 'Token失效',
  noToken: '请求头中没有token',
  wrongPassword: '密码错误',
  wrongCaptcha: '验证码错误',
  accountNotReset: '未重置',
  uploadLocal: 'local',
  permissionChanged: '权限已变更',
} as const;
