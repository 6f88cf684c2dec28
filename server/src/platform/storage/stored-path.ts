import { resolve, sep } from 'node:path';
import { storageErrors } from './storage-error.ts';

const MAX_PATH_BYTES = 1024;
const MAX_SEGMENT_BYTES = 255;

// Windows separators, drive letters and streams, wildcards, encoded characters, line breaks, bidirectional marks,
// unpaired surrogates. A leading dot hides a file, a trailing dot or blank disappears on Windows.
const foreign = /[\\:*?"<>|%]|\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}/u;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function properSegment(segment: string): boolean {
  if (segment === '' || segment.startsWith('.') || /[. ]$/.test(segment) || foreign.test(segment)) return false;
  return !device.test(segment) && Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES;
}

/** Whether the text is a path of the store: segments joined by `/`, none empty, hidden, or special to any system. */
export function isStoredPath(path: string): boolean {
  return Buffer.byteLength(path) <= MAX_PATH_BYTES && path.split('/').every(properSegment);
}

/** The absolute path of a stored path; always below `root`. Throws StorageError `badPath`. */
export function resolveStoredPath(root: string, path: string): string {
  if (!isStoredPath(path)) throw storageErrors.badPath();
  const base = resolve(root);
  const full = resolve(base, path);
  // Defence in depth: the check above already excludes this.
  if (!full.startsWith(base.endsWith(sep) ? base : base + sep)) throw storageErrors.badPath();
  return full;
}

const folderPattern = /^[0-9A-Za-z_-]{1,40}(?:\/[0-9A-Za-z_-]{1,40}){0,3}$/;

/** The folder that a client requests (`biz`), default `temp`. Throws StorageError `badPath`. */
export function uploadFolder(biz: string | undefined): string {
  const folder = biz === undefined || biz === '' ? 'temp' : biz;
  if (!folderPattern.test(folder) || !isStoredPath(folder)) throw storageErrors.badPath();
  return folder;
}
