import { Failure } from '@campus/contract/kit';
import type { FailureKey } from '@campus/contract/messages';
import { type StorageReason, StorageRefused } from '../storage/storage-refused.ts';

const keys: Readonly<Record<StorageReason, FailureKey>> = {
  uploadFailed: 'refused',
  noFile: 'field',
  typeRefused: 'field',
  tooLarge: 'bodyTooLarge',
  badPath: 'field',
  contentMismatch: 'field',
  noSpace: 'limited',
  quota: 'limited',
  notFound: 'pathUnknown',
  denied: 'forbidden',
  badRange: 'badBody',
  sessionUnknown: 'refused',
  sessionBusy: 'refused',
  tooManySessions: 'limited',
  badPart: 'field',
  incomplete: 'refused',
  damaged: 'refused',
  noPreview: 'refused',
};

/** A refusal of the store as it travels: its own sentence under the catalogue's status. Other errors stay what they are. */
export function storageFailure(error: unknown): unknown {
  return error instanceof StorageRefused ? new Failure(keys[error.reason], error.message) : error;
}
