import { settle, unanswered } from './client.ts';
import type { Envelope } from './request-failed.ts';
import { addressOf, sessionHeaders, timeoutMs } from './send.ts';

export interface Upload {
  readonly path: string;
  readonly file: Blob;
  readonly fileName?: string | undefined;
  /** Further parts of the form, e.g. `biz`. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Share that has been sent, 0 to 100. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly quiet?: boolean | undefined;
}

/**
 * Sends one file as a form. XMLHttpRequest, because fetch does not report what has been sent.
 * Gives the envelope (an upload answers the stored path in `message`); fails like `request`.
 */
export function upload<T>(job: Upload): Promise<Envelope<T>> {
  const { promise, resolve, reject } = Promise.withResolvers<Envelope<T>>();
  const xhr = new XMLHttpRequest();
  xhr.open('POST', addressOf({ method: 'POST', path: job.path }));
  for (const [name, value] of Object.entries(sessionHeaders(job.headers))) xhr.setRequestHeader(name, value);
  watchForSilence(xhr);
  xhr.upload.addEventListener('progress', ({ loaded, total }) => job.onProgress?.(Math.round((loaded / total) * 100)));
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
  job.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
  xhr.send(formOf(job));
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
