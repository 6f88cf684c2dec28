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
export class StorageError extends Error {
  readonly reason: StorageReason;
  readonly http: number;

  constructor(reason: StorageReason, http: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.reason = reason;
    this.http = http;
  }
}

const MEGABYTE = 1024 * 1024;

/** Failures of uploads (in the body, HTTP 200) and of reading (with their own HTTP status). */
export const storageErrors = {
  uploadFailed: (cause?: unknown) => new StorageError('uploadFailed', 200, '上传失败！', { cause }),
  noFile: () => new StorageError('noFile', 200, '请选择文件'),
  typeRefused: (extension: string) => new StorageError('typeRefused', 200, `上传失败，存在非法文件类型：${extension}`),
  tooLarge: (maxBytes: number) =>
    new StorageError('tooLarge', 200, `文件大小超出${Math.floor(maxBytes / MEGABYTE)}MB限制, 请压缩或降低文件质量! `),
  badPath: () => new StorageError('badPath', 200, '上传路径不合法'),
  contentMismatch: () => new StorageError('contentMismatch', 200, '文件内容与类型不符'),
  noSpace: () => new StorageError('noSpace', 200, '磁盘剩余空间不足，暂停写入，请联系管理员'),
  quota: (maxBytes: number) =>
    new StorageError('quota', 200, `今日上传总量超出${Math.floor(maxBytes / MEGABYTE)}MB限制，请明天再试`),
  notFound: () => new StorageError('notFound', 404, '文件不存在'),
  denied: () => new StorageError('denied', 403, '拒绝访问'),
  badRange: () => new StorageError('badRange', 416, '请求范围不合法'),
  sessionUnknown: () => new StorageError('sessionUnknown', 200, '上传任务不存在或已过期'),
  sessionBusy: () => new StorageError('sessionBusy', 200, '文件正在合并，请稍候'),
  tooManySessions: () => new StorageError('tooManySessions', 200, '未完成的上传任务过多，请先完成或取消其中的任务'),
  badPart: () => new StorageError('badPart', 200, '分片大小不正确'),
  incomplete: () => new StorageError('incomplete', 200, '文件未上传完整'),
  damaged: () => new StorageError('damaged', 200, '文件校验未通过，请重新上传'),
  noPreview: () => new StorageError('noPreview', 200, '文件无法预览'),
};
