import { assertSuccess, createNetworkFailure, type FailureHandling } from './client.ts';
import type { Envelope } from './request-failed.ts';
import { getAddress, type Method, sessionHeaders, timeoutMs } from './send.ts';

interface Transfer extends FailureHandling {
  /** Path below the API prefix, or an absolute URL of another server. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Progress in percent, 0 to 100. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}
export interface Upload extends Transfer {
  readonly file: Blob;
  readonly fileName?: string | undefined;
  /** Further form fields, e.g. `biz`. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
  /** False leaves out the session headers, for other servers. */
  readonly withToken?: boolean | undefined;
}
export interface Bytes extends Transfer {
  readonly bytes: Blob;
}

/** Uploads one file as a form. Returns the envelope: an upload has the stored path in `message`. Throws like `request`. */
export const upload = <T>(job: Upload): Promise<Envelope<T>> => {
  const headers = job.withToken === false ? { ...job.headers } : sessionHeaders(job.headers);
  return transfer<T>('POST', job, headers, getForm(job));
};

/** Uploads raw bytes, e.g. one part of a file. Throws like `request`. */
export const sendBytes = <T>(job: Bytes): Promise<Envelope<T>> =>
  transfer<T>('PUT', job, sessionHeaders({ 'Content-Type': 'application/octet-stream', ...job.headers }), job.bytes);

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function transfer<T>(
  method: Method,
  job: Transfer,
  headers: Readonly<Record<string, string>>,
  body: FormData | Blob,
): Promise<Envelope<T>> {
  const { promise, resolve, reject } = Promise.withResolvers<Envelope<T>>();
  if (job.signal?.aborted) return Promise.reject(job.signal.reason);
  const xhr = new XMLHttpRequest();
  xhr.open(method, /^https?:\/\//.test(job.path) ? job.path : getAddress({ method, path: job.path }));
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
  watchForSilence(xhr);
  xhr.upload.addEventListener('progress', ({ loaded, total }) => job.onProgress?.(Math.floor((loaded / total) * 100)));
  xhr.addEventListener('load', () => {
    try {
      const envelope = parse<T>(xhr.responseText);
      assertSuccess({ http: xhr.status, ...envelope }, envelope, job);
      resolve(envelope as Envelope<T>);
    } catch (failure) {
      reject(failure);
    }
  });
  xhr.addEventListener('abort', () => reject(job.signal?.aborted ? job.signal.reason : createNetworkFailure(job)));
  xhr.addEventListener('error', () => reject(createNetworkFailure(job)));
  const stop = () => xhr.abort();
  job.signal?.addEventListener('abort', stop, { once: true });
  xhr.addEventListener('loadend', () => job.signal?.removeEventListener('abort', stop));
  xhr.send(body);
  return promise;
}

/** A large file may take longer than 90 s: the upload is aborted only after 90 s without progress. */
function watchForSilence(xhr: XMLHttpRequest): void {
  let timer = setTimeout(() => xhr.abort(), timeoutMs);
  xhr.upload.addEventListener('progress', () => {
    clearTimeout(timer);
    timer = setTimeout(() => xhr.abort(), timeoutMs);
  });
  xhr.addEventListener('loadend', () => clearTimeout(timer));
}

function getForm({ file, fileName, parts }: Upload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts ?? {})) form.append(name, value);
  form.append('file', file, fileName ?? (file instanceof File ? file.name : 'file'));
  return form;
}

function parse<T>(body: string): Envelope<T> | undefined {
  try {
    return JSON.parse(body) as Envelope<T>;
  } catch {
    // Proxy page: the status alone decides.
    return undefined;
  }
}
