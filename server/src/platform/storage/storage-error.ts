import { failures, storageTexts as texts } from '@campus/contract/messages';
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
  uploadFailed: (cause?: unknown) => new StorageError('uploadFailed', 200, texts.uploadFailed, { cause }),
  noFile: () => new StorageError('noFile', 200, texts.noFile),
  typeRefused: (extension: string) => new StorageError('typeRefused', 200, texts.typeRefused(extension)),
  tooLarge: (maxBytes: number) =>
    new StorageError('tooLarge', 200, failures.bodyTooLarge.text(Math.floor(maxBytes / MEGABYTE))),
  badPath: () => new StorageError('badPath', 200, texts.badPath),
  contentMismatch: () => new StorageError('contentMismatch', 200, texts.contentMismatch),
  noSpace: () => new StorageError('noSpace', 200, failures.diskFull.text()),
  quota: (maxBytes: number) => new StorageError('quota', 200, texts.quota(Math.floor(maxBytes / MEGABYTE))),
  notFound: () => new StorageError('notFound', 404, texts.notFound),
  denied: () => new StorageError('denied', 403, failures.forbidden.text()),
  badRange: () => new StorageError('badRange', 416, texts.badRange),
  sessionUnknown: () => new StorageError('sessionUnknown', 200, texts.sessionUnknown),
  sessionBusy: () => new StorageError('sessionBusy', 200, texts.sessionBusy),
  tooManySessions: () => new StorageError('tooManySessions', 200, texts.tooManySessions),
  badPart: () => new StorageError('badPart', 200, texts.badPart),
  incomplete: () => new StorageError('incomplete', 200, texts.incomplete),
  damaged: () => new StorageError('damaged', 200, texts.damaged),
  noPreview: () => new StorageError('noPreview', 200, texts.noPreview),
};
