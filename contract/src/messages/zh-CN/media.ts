/** Target of a slide of the sign-in carousel. */
export const carousel = {
  video: '宣传视频',
  companyVideo: '企业视频',
  qr: '扫描二维码',
  picture: '查看图片',
} as const;

/** Mini-program QR dialog. */
export const qr = {
  miniProgram: '微信扫码进入小程序',
  invalid: '二维码已失效',
  verify: '文书核验',
  invalidHint: '该二维码不存在、已停用或已过期，请联系发布者获取新的二维码。',
} as const;

/** Video dialog. */
export const video = {
  title: '操作',
  unplayable: '该视频暂时无法播放，请稍后再试',
} as const;

/** Slider verification. */
export const slider = {
  idle: '拖动滑块验证',
  done: '验证通过',
  needed: '请先完成滑块验证',
} as const;
