import { Failure } from '@campus/contract/kit';
import type { FailureKey } from '@campus/contract/messages';
import { StorageError, type StorageReason } from '../storage/storage-error.ts';

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

/**
 * Converts a storage error to a Failure with its own message and the catalogue's status. Returns other errors
 * unchanged.
 */
export function storageFailure(error: unknown): unknown {
  return error instanceof StorageError ? new Failure(keys[error.reason], error.message) : error;
}
