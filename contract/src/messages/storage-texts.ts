/** Errors of uploads and of reading stored files that are in no other catalogue. */
export const storageTexts = {
  uploadFailed: '上传失败！',
  noFile: '请选择文件',
  typeRefused: (extension: string) => `上传失败，存在非法文件类型：${extension}`,
  badPath: '上传路径不合法',
  contentMismatch: '文件内容与类型不符',
  quota: (megabytes: number) => `今日上传总量超出${megabytes}MB限制，请明天再试`,
  notFound: '文件不存在',
  badRange: '请求范围不合法',
  sessionUnknown: '上传任务不存在或已过期',
  sessionBusy: '文件正在合并，请稍候',
  tooManySessions: '未完成的上传任务过多，请先完成或取消其中的任务',
  badPart: '分片大小不正确',
  incomplete: '文件未上传完整',
  damaged: '文件校验未通过，请重新上传',
  noPreview: '文件无法预览',
} as const;
