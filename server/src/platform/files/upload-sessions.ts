import {
  beginUpload,
  completeUpload,
  discardUpload,
  type UploadSession,
  uploadPartPath,
  uploadState,
} from '@campus/contract/system';
import { answer, type BoundEndpoint, getSession, withMessage } from '../../kit/http/answer.ts';
import { type Call, ok, type Route } from '../../kit/http/route.ts';
import { checkType } from '../storage/file-kind.ts';
import { checkExtension } from '../storage/file-name.ts';
import { maxBytesOf } from '../storage/file-type.ts';
import { getParts, type PartStore, partBytes } from '../storage/part-store.ts';
import { StorageError, storageErrors } from '../storage/storage-error.ts';
import { storageFailure } from './storage-failure.ts';
import type { StoredFiles, UploadedFile } from './stored-files.ts';
import { assertAccepted, maxPurposeBytes, resolveFolder } from './upload-purpose.ts';

/** Errors after which the parts are useless. */
const fatalReasons: readonly StorageError['reason'][] = [
  'contentMismatch',
  'damaged',
  'noFile',
  'tooLarge',
  'typeRefused',
];

interface UploadServices {
  readonly files: StoredFiles;
  readonly parts: PartStore;
}

/** Converts errors of the store to failures. */
async function withFailures<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw storageFailure(error);
  }
}

/** Checks an upload before its first byte. Returns its folder. */
function validateUpload(name: string, size: number, biz: string | undefined, codes: ReadonlySet<string>): string {
  const folder = resolveFolder(biz, codes);
  const { kind } = checkType(checkExtension(name));
  assertAccepted(folder, name);
  const most = Math.min(maxPurposeBytes(folder) ?? Number.POSITIVE_INFINITY, maxBytesOf[kind]);
  if (size === 0) throw storageErrors.noFile();
  if (size > most) throw storageErrors.tooLarge(most);
  return folder;
}

/** A stored file needs no more parts: its session reports all as received. */
async function loadState({ parts }: UploadServices, owner: string, uploadId: string): Promise<UploadSession> {
  const { size } = await parts.find(owner, uploadId);
  const isStored = (await parts.result(owner, uploadId)) !== undefined;
  const all = Array.from({ length: getParts(size) }, (_, i) => i + 1);
  return { uploadId, partSize: partBytes, received: isStored ? all : await parts.received(owner, uploadId) };
}

async function begin(
  sessions: UploadServices,
  file: { name: string; size: number; biz: string | undefined; lastModified: number },
  { owner, tenantId, codes }: { owner: string; tenantId: number; codes: ReadonlySet<string> },
): Promise<UploadSession> {
  const { files, parts } = sessions;
  const biz = validateUpload(file.name, file.size, file.biz, codes);
  await files.assertQuota(file.name, file.size, owner);
  const wanted = { ...file, biz, owner, tenantId };
  let id = await parts.begin(wanted);
  const stored = await parts.result<UploadedFile>(owner, id);
  if (stored && !(await files.options.store.stat(stored.path))) {
    await parts.remove(owner, id);
    id = await parts.begin(wanted);
  }
  return loadState(sessions, owner, id);
}

async function complete({ files, parts }: UploadServices, owner: string, id: string, digest: string | undefined) {
  try {
    const file = await parts.merge(owner, id, digest, ({ name, biz, tenantId }, content) =>
      files.saveUpload({ name, biz, content }, { username: owner, tenantId }),
    );
    return { ...file, url: files.urlOf(file.path) };
  } catch (error) {
    if (error instanceof StorageError && fatalReasons.includes(error.reason)) await parts.remove(owner, id);
    throw error;
  }
}

/** Calls of an upload in parts; only its owner can find a session. */
export function uploadSessionAnswers(sessions: UploadServices): BoundEndpoint[] {
  const outside = { transaction: false } as const;
  return [
    answer(
      beginUpload,
      ({ name, size, biz, lastModified }, _context, call) => {
        const { username, tenantId, codes } = getSession(call);
        const file = { name, size, biz: biz ?? undefined, lastModified: lastModified ?? 0 };
        return withFailures(begin(sessions, file, { owner: username, tenantId, codes }));
      },
      outside,
    ),
    answer(uploadState, ({ uploadId }, _context, call) =>
      withFailures(loadState(sessions, getSession(call).username, uploadId)),
    ),
    answer(
      completeUpload,
      async ({ uploadId, digest }, _context, call) => {
        const file = await withFailures(complete(sessions, getSession(call).username, uploadId, digest ?? undefined));
        return withMessage(file, file.path);
      },
      { ...outside, long: true },
    ),
    answer(
      discardUpload,
      async ({ uploadId }, _context, call) => {
        await withFailures(sessions.parts.remove(getSession(call).username, uploadId));
        return null;
      },
      outside,
    ),
  ];
}

async function putPart(call: Call, { parts }: UploadServices): Promise<void> {
  const { uploadId = '', part = '' } = call.params;
  const sha256 = call.headers['x-part-sha256'];
  try {
    await parts.put(getSession(call).username, uploadId, Number(part), call.bytes(), sha256);
  } catch (error) {
    // The client disconnected in the middle.
    const isCut = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as NodeJS.ErrnoException).code ?? '');
    throw isCut ? storageErrors.uploadFailed(error) : error;
  }
}

/** One part: the only call whose body is neither JSON nor a form. `X-Part-Sha256` can carry its checksum. */
export const uploadPartRoute = (sessions: UploadServices): Route => ({
  methods: ['PUT'],
  path: uploadPartPath,
  access: 'signed-in',
  title: '上传分片',
  binary: true,
  long: true,
  handle: async (call) => {
    await withFailures(putPart(call, sessions));
    return ok(null);
  },
});
