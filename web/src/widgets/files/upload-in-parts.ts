import { request, requestEnvelope } from '../../request/client.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { longTimeoutMs } from '../../request/send.ts';
import { sendBytes } from '../../request/upload.ts';

/** Larger files are uploaded in parts. */
export const partedFromBytes = 20 * 1024 * 1024;
const concurrency = 2;
const maxAttempts = 3;
const waitMs = 1500;
const sessionPath = '/sys/upload/session';

interface UploadSession {
  readonly uploadId: string;
  readonly partSize: number;
  readonly received: readonly number[];
}
interface PartedJob {
  readonly file: File;
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Called once the server has created the upload. */
  readonly onBegun: (session: UploadSession) => void;
  /** Progress in percent, 0 to 100. */
  readonly onProgress: (percent: number) => void;
  /** Delay before a part is retried. */
  readonly waitMs?: number;
}

/** SHA-256 as hex; undefined in insecure contexts. */
async function sha256(bytes: ArrayBuffer): Promise<string | undefined> {
  const digest = await crypto.subtle?.digest('SHA-256', bytes);
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
const pause = (ms: number, signal: AbortSignal): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    reject(signal.reason);
  });
  return promise;
};
/** Whether a retry may succeed: no answer, or the server was busy. */
const isTransient = (error: unknown): boolean =>
  error instanceof RequestFailed && (error.http === 0 || error.http >= 500);

/** Upload of one file: two parts at a time, each tried three times. */
class PartedUpload {
  readonly #job: PartedJob;
  readonly #session: UploadSession;
  readonly #signal: AbortSignal;
  /** Bytes received by the server, by part. */
  readonly #sent = new Map<number, number>();
  readonly #digests = new Map<number, string | undefined>();

  constructor(job: PartedJob, session: UploadSession, signal: AbortSignal) {
    this.#job = job;
    this.#session = session;
    this.#signal = signal;
    for (const part of session.received) this.#recordProgress(part, this.#bytesOf(part).size);
  }

  get #count(): number {
    return Math.ceil(this.#job.file.size / this.#session.partSize);
  }
  #bytesOf(part: number): Blob {
    const { partSize } = this.#session;
    return this.#job.file.slice((part - 1) * partSize, part * partSize);
  }
  #recordProgress(part: number, bytes: number): void {
    this.#sent.set(part, bytes);
    const all = [...this.#sent.values()].reduce((sum, one) => sum + one, 0);
    this.#job.onProgress(Math.min(99, Math.floor((all / this.#job.file.size) * 100)));
  }

  /** Sends the missing parts. */
  async send(): Promise<void> {
    const missing = Array.from({ length: this.#count }, (_, i) => i + 1).filter(
      (part) => !this.#session.received.includes(part),
    );
    const work = async () => {
      for (let part = missing.shift(); part !== undefined; part = missing.shift()) await this.#sendPart(part);
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  }

  async #sendPart(part: number): Promise<void> {
    const bytes = this.#bytesOf(part);
    const digest = await this.#digest(part);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await sendBytes({
          path: `${sessionPath}/${this.#session.uploadId}/${part}`,
          bytes,
          silent: true,
          signal: this.#signal,
          onProgress: (percent) => this.#recordProgress(part, (bytes.size * percent) / 100),
          ...(digest && { headers: { 'X-Part-Sha256': digest } }),
        });
        return this.#recordProgress(part, bytes.size);
      } catch (error) {
        this.#recordProgress(part, 0);
        if (attempt === maxAttempts || !isTransient(error)) throw error;
        await pause((this.#job.waitMs ?? waitMs) * attempt, this.#signal);
      }
    }
  }

  async #digest(part: number): Promise<string | undefined> {
    if (!this.#digests.has(part)) this.#digests.set(part, await sha256(await this.#bytesOf(part).arrayBuffer()));
    return this.#digests.get(part);
  }

  /** Checksum over all parts, including those of an earlier page; detects a different file. */
  async digest(): Promise<string | undefined> {
    const all: string[] = [];
    for (let part = 1; part <= this.#count; part += 1) {
      this.#signal.throwIfAborted();
      const one = await this.#digest(part);
      if (one === undefined) return undefined;
      all.push(one);
    }
    return sha256(new TextEncoder().encode(all.join('')).buffer as ArrayBuffer);
  }
}

/**
 * Uploads a large file in parts and returns its stored path. Parts that the server already has are not sent again.
 * Throws like `request`, or the signal's reason.
 */
export async function uploadInParts(job: PartedJob): Promise<string> {
  const { file, folder, onBegun } = job;
  // The first failure aborts the other parts.
  const own = new AbortController();
  const signal = AbortSignal.any([job.signal, own.signal]);
  const silent = true;
  const session = await request<UploadSession>({
    method: 'POST',
    path: sessionPath,
    body: { name: file.name, size: file.size, biz: folder, lastModified: file.lastModified },
    silent,
    signal,
  });
  onBegun(session);
  const parted = new PartedUpload(job, session, signal);
  try {
    await parted.send();
  } catch (error) {
    own.abort(error);
    throw error;
  }
  const digest = await parted.digest();
  const path = `${sessionPath}/${session.uploadId}/complete`;
  const body = digest === undefined ? {} : { digest };
  const { message } = await requestEnvelope<unknown>({
    method: 'POST',
    path,
    body,
    silent,
    signal,
    timeoutMs: longTimeoutMs,
  });
  return message;
}

/** Deletes an unfinished upload on the server. Failures are ignored, because it also expires by itself. */
export async function discardUpload(uploadId: string): Promise<void> {
  try {
    await request({ method: 'DELETE', path: `${sessionPath}/${uploadId}`, silent: true });
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
  }
}
