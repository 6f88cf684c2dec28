import { Buffer } from 'node:buffer';
import { failure } from '@campus/contract/kit';
import { ossFile } from '@campus/contract/system';
import type { EngineApi } from '../../kit/context.ts';
import { getSession } from '../../kit/http/answer.ts';
import { type Answer, type Call, ok, type Route } from '../../kit/http/route.ts';
import { parseRange } from '../storage/byte-range.ts';
import { contentDisposition, contentType, getDisposition } from '../storage/content-type.ts';
import { downloadName } from '../storage/file-name.ts';
import { isPrivate } from '../storage/signature.ts';
import { StorageError, storageErrors } from '../storage/storage-error.ts';
import { isStoredPath } from '../storage/stored-path.ts';
import { receiveUploads } from './receive-uploads.ts';
import { canSeeUse } from './references.ts';
import { sheetPreview } from './sheet-preview.ts';
import { storageFailure } from './storage-failure.ts';
import { getEtag, getHolder, registrantHolder, type StoredFiles, type UploadedFile } from './stored-files.ts';

/** Restricts stored files that a browser interprets as a page. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The path is also the message: old clients store what they read there. */
function answerUpload(files: readonly UploadedFile[]): Answer {
  const message = files.map(({ path }) => path).join(',');
  return ok(files.length === 1 ? files[0] : files, message);
}

async function upload(call: Call, files: StoredFiles): Promise<Answer> {
  return answerUpload(await receiveUploads(call, files, getSession(call)));
}

const holderOfCall = ({ session, registration }: Call): string | undefined =>
  session ? getHolder(session) : registration && registrantHolder(registration.username);

/**
 * Whether the caller can read the path: it is public, its URL is signed, the caller uploaded it, or can read a field
 * that names it.
 */
async function mayRead(call: Call, path: string, files: StoredFiles, engine: EngineApi): Promise<boolean> {
  if (!isPrivate(path) || files.options.signer.verify(path, call.query, holderOfCall(call))) return true;
  if (call.registration) return files.isOwner(path, call.registration.username);
  if (!call.session) return false;
  return (await files.isOwner(path, call.session.username)) || canSeeUse(engine.context(call), path);
}

/** Answers with `answer` if the caller can read the path. */
async function readStored(
  call: Call,
  files: StoredFiles,
  engine: EngineApi,
  answer: (path: string) => Promise<Answer>,
): Promise<Answer> {
  const path = (call.params['*'] ?? '').replace(/,+$/, '');
  try {
    if (!path.includes('/') || !isStoredPath(path)) throw storageErrors.notFound();
    if (!(await mayRead(call, path, files, engine))) throw storageErrors.denied();
    return await answer(path);
  } catch (error) {
    // An invalid path is answered like a missing file.
    if (error instanceof StorageError && error.reason === 'badPath') throw storageFailure(storageErrors.notFound());
    throw storageFailure(error);
  }
}

async function fileAnswer(call: Call, path: string, files: StoredFiles): Promise<Answer> {
  const facts = await files.options.store.stat(path);
  if (!facts) throw storageErrors.notFound();
  const etag = getEtag(path, facts.size);
  const headers = {
    'content-type': contentType(path),
    'content-disposition': contentDisposition(getDisposition(path, call.query.download === '1'), downloadName(path)),
    'cache-control': isPrivate(path) ? 'private, max-age=300' : 'public, max-age=31536000, immutable',
    'content-security-policy': filePolicy,
    'accept-ranges': 'bytes',
    etag,
    ...(!isPrivate(path) && { 'cross-origin-resource-policy': 'same-site' }),
  };
  if (call.headers['if-none-match'] === etag) return { kind: 'file', status: 304, stream: Buffer.alloc(0), headers };
  return loadPart(call, path, files, headers, facts.size);
}

async function loadPart(
  call: Call,
  path: string,
  files: StoredFiles,
  headers: Readonly<Record<string, string>>,
  size: number,
): Promise<Answer> {
  const range = parseRange(call.headers.range);
  try {
    const file = await files.options.store.open(path, range);
    const length = { 'content-length': String(file.end - file.start + 1) };
    const part = range ? { 'content-range': `bytes ${file.start}-${file.end}/${file.size}` } : {};
    return {
      kind: 'file',
      status: range ? 206 : 200,
      stream: file.stream,
      headers: { ...headers, ...length, ...part },
    };
  } catch (error) {
    if (!(error instanceof StorageError) || error.reason !== 'badRange') throw error;
    return {
      kind: 'file',
      status: 416,
      stream: Buffer.alloc(0),
      headers: { ...headers, 'content-range': `bytes */${size}` },
    };
  }
}

/** Uploads and stored files. */
export function fileRoutes(files: StoredFiles): (engine: EngineApi) => readonly Route[] {
  const multipart = { methods: ['POST'], multipart: true, long: true, operateType: 2 } as const;
  return (engine) => [
    {
      ...multipart,
      path: '/sys/common/upload',
      access: 'signed-in',
      title: '文件上传',
      handle: (call) => upload(call, files),
    },
    {
      ...multipart,
      path: '/sys/upload/uploadMinio',
      access: 'signed-in',
      title: '文件上传',
      handle: (call) => upload(call, files),
    },
    {
      ...multipart,
      path: `${ossFile.path}/upload`,
      access: 'system:ossFile:upload',
      title: '文件存储上传',
      handle: async (call) => {
        const list = await receiveUploads(call, files, getSession(call));
        return ok(list.length === 1 ? list[0] : list, '上传成功！');
      },
    },
    {
      methods: ['GET'],
      path: '/sys/common/static/*',
      access: 'anyone',
      title: '文件读取',
      navigable: true,
      perMinute: 3000,
      handle: (call) => readStored(call, files, engine, (path) => fileAnswer(call, path, files)),
    },
    {
      methods: ['GET'],
      path: '/sys/common/sheet/*',
      access: 'anyone',
      title: '表格预览',
      perMinute: 60,
      long: true,
      handle: (call) => readStored(call, files, engine, async (path) => ok(await sheetPreview(files, path))),
    },
    {
      methods: ['GET'],
      path: '/sys/common/403',
      access: 'anyone',
      title: '没有权限',
      handle: () => Promise.reject(failure('noPermission')),
    },
  ];
}
