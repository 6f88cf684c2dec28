import { type Manner, settle, unanswered } from './client.ts';
import type { Envelope } from './request-failed.ts';
import { addressOf, type Method, sessionHeaders, timeoutMs } from './send.ts';

interface Transfer extends Manner {
  /** Below the API prefix, or a whole address of another server. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Share that has been sent, 0 to 100. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}
export interface Upload extends Transfer {
  readonly file: Blob;
  readonly fileName?: string | undefined;
  /** Further parts of the form, e.g. `biz`. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
  /** False: without the session's headers, for servers of others. */
  readonly withToken?: boolean | undefined;
}
export interface Bytes extends Transfer {
  readonly bytes: Blob;
}

/** Sends one file as a form. Gives the envelope: an upload answers the stored path in `message`. Fails like `request`. */
export const upload = <T>(job: Upload): Promise<Envelope<T>> => {
  const headers = job.withToken === false ? { ...job.headers } : sessionHeaders(job.headers);
  return transfer<T>('POST', job, headers, formOf(job));
};

/** Sends bare bytes, e.g. a part of a file. Fails like `request`. */
export const sendBytes = <T>(job: Bytes): Promise<Envelope<T>> =>
  transfer<T>('PUT', job, sessionHeaders({ 'Content-Type': 'application/octet-stream', ...job.headers }), job.bytes);

/** XMLHttpRequest, because fetch does not report what has been sent. */
function transfer<T>(
  method: Method,
  job: Transfer,
  headers: Readonly<Record<string, string>>,
  body: FormData | Blob,
): Promise<Envelope<T>> {
  const { promise, resolve, reject } = Promise.withResolvers<Envelope<T>>();
  if (job.signal?.aborted) return Promise.reject(job.signal.reason);
  const xhr = new XMLHttpRequest();
  xhr.open(method, /^https?:\/\//.test(job.path) ? job.path : addressOf({ method, path: job.path }));
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
  watchForSilence(xhr);
  xhr.upload.addEventListener('progress', ({ loaded, total }) => job.onProgress?.(Math.floor((loaded / total) * 100)));
  xhr.addEventListener('load', () => {
    try {
      const envelope = parse<T>(xhr.responseText);
      settle({ http: xhr.status, ...envelope }, envelope, job);
      resolve(envelope as Envelope<T>);
    } catch (failure) {
      reject(failure);
    }
  });
  xhr.addEventListener('abort', () => reject(job.signal?.aborted ? job.signal.reason : unanswered(job)));
  xhr.addEventListener('error', () => reject(unanswered(job)));
  const stop = () => xhr.abort();
  job.signal?.addEventListener('abort', stop, { once: true });
  xhr.addEventListener('loadend', () => job.signal?.removeEventListener('abort', stop));
  xhr.send(body);
  return promise;
}

/** A large file may take longer than 90 s; only 90 s without any progress end the upload. */
function watchForSilence(xhr: XMLHttpRequest): void {
  let timer = setTimeout(() => xhr.abort(), timeoutMs);
  xhr.upload.addEventListener('progress', () => {
    clearTimeout(timer);
    timer = setTimeout(() => xhr.abort(), timeoutMs);
  });
  xhr.addEventListener('loadend', () => clearTimeout(timer));
}

function formOf({ file, fileName, parts }: Upload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts ?? {})) form.append(name, value);
  form.append('file', file, fileName ?? (file instanceof File ? file.name : 'file'));
  return form;
}

function parse<T>(body: string): Envelope<T> | undefined {
  try {
    return JSON.parse(body) as Envelope<T>;
  } catch {
    // A proxy's page: the status alone decides.
    return undefined;
  }
}
