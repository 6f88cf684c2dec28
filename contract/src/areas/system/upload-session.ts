import { endpoint, number, text, type } from '../../kit/index.ts';

/** A multipart upload. Parts count from 1; all but the last have `partSize` bytes. */
export interface UploadSession {
  readonly uploadId: string;
  readonly partSize: number;
  /** Numbers of the received parts. */
  readonly received: readonly number[];
}
/** A stored file in upload responses; its path is also the message. */
export interface StoredUpload {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly url: string;
}

const base = '/sys/upload/session';
const common = { needs: 'signed-in', silent: true } as const;
const uploadId = text({ label: '上传任务', required: true, max: 64 });

/** Starts a session, or resumes the user's session for the same file. */
export const beginUpload = endpoint({
  ...common,
  method: 'POST',
  path: base,
  title: '开始分片上传',
  input: {
    name: text({ label: '文件名', required: true, max: 255 }),
    size: number({ label: '文件大小', required: true, min: 0, max: 1_000_000_000_000 }),
    biz: text({ label: '上传目录', max: 200 }),
    lastModified: number({ label: '修改时间', min: 0, max: 10_000_000_000_000 }),
  },
  output: type<UploadSession>(),
});
export const uploadState = endpoint({
  ...common,
  method: 'GET',
  path: `${base}/:uploadId`,
  title: '查询分片上传',
  input: { uploadId },
  output: type<UploadSession>(),
});
/** Joins the parts. `digest` is the SHA-256 over the parts' own SHA-256 values (hexadecimal, joined in order). */
export const completeUpload = endpoint({
  ...common,
  silent: false,
  method: 'POST',
  path: `${base}/:uploadId/complete`,
  title: '完成分片上传',
  input: { uploadId, digest: text({ label: '校验值', max: 64 }) },
  output: type<StoredUpload>(),
});
export const discardUpload = endpoint({
  ...common,
  method: 'DELETE',
  path: `${base}/:uploadId`,
  title: '取消分片上传',
  input: { uploadId },
  output: type<null>(),
});
/** The path of one part; PUT with its bytes. */
export const uploadPartPath = `${base}/:uploadId/:part`;

/** Preview of a sheet. */
export interface SheetBegin {
  readonly name: string;
  /** Number of columns of the widest row. */
  readonly columns: number;
  readonly rows: readonly (readonly string[])[];
  /** Whether the sheet has more rows. */
  readonly truncated: boolean;
}
