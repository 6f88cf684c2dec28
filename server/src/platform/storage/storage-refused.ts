export type StorageReason =
  | 'uploadFailed'
  | 'noFile'
  | 'typeRefused'
  | 'tooLarge'
  | 'badPath'
  | 'contentMismatch'
  | 'noSpace'
  | 'quota'
  | 'notFound'
  | 'denied'
  | 'badRange'
  | 'sessionUnknown'
  | 'sessionBusy'
  | 'tooManySessions'
  | 'badPart'
  | 'incomplete'
  | 'damaged'
  | 'noPreview';

/** A file that cannot be stored or read, with a message for the user; `http` is its HTTP status. */
export class StorageRefused extends Error {
  readonly reason: StorageReason;
  readonly http: number;

  constructor(reason: StorageReason, http: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageRefused';
    this.reason = reason;
    this.http = http;
  }
}

const MEGABYTE = 1024 * 1024;

/** Failures of uploads (in the body, HTTP 200) and of reading (with their own HTTP status). */
export const storageRefusal = {
  uploadFailed: (cause?: unknown) => new StorageRefused('uploadFailed', 200, '上传失败！', { cause }),
  noFile: () => new StorageRefused('noFile', 200, '请选择文件'),
  typeRefused: (extension: string) =>
    new StorageRefused('typeRefused', 200, `上传失败，存在非法文件类型：${extension}`),
  tooLarge: (maxBytes: number) =>
    new StorageRefused('tooLarge', 200, `文件大小超出${Math.floor(maxBytes / MEGABYTE)}MB限制, 请压缩或降低文件质量! `),
  badPath: () => new StorageRefused('badPath', 200, '上传路径不合法'),
  contentMismatch: () => new StorageRefused('contentMismatch', 200, '文件内容与类型不符'),
  noSpace: () => new StorageRefused('noSpace', 200, '磁盘剩余空间不足，暂停写入，请联系管理员'),
  quota: (maxBytes: number) =>
    new StorageRefused('quota', 200, `今日上传总量超出${Math.floor(maxBytes / MEGABYTE)}MB限制，请明天再试`),
  notFound: () => new StorageRefused('notFound', 404, '文件不存在'),
  denied: () => new StorageRefused('denied', 403, '拒绝访问'),
  badRange: () => new StorageRefused('badRange', 416, '请求范围不合法'),
  sessionUnknown: () => new StorageRefused('sessionUnknown', 200, '上传任务不存在或已过期'),
  sessionBusy: () => new StorageRefused('sessionBusy', 200, '文件正在合并，请稍候'),
  tooManySessions: () => new StorageRefused('tooManySessions', 200, '未完成的上传任务过多，请先完成或取消其中的任务'),
  badPart: () => new StorageRefused('badPart', 200, '分片大小不正确'),
  incomplete: () => new StorageRefused('incomplete', 200, '文件未上传完整'),
  damaged: () => new StorageRefused('damaged', 200, '文件校验未通过，请重新上传'),
  noPreview: () => new StorageRefused('noPreview', 200, '文件无法预览'),
};
