import { fileType, getExtension } from './file-type.ts';

/** The media type of a stored path, by its extension only. */
export function contentType(path: string): string {
  return fileType(getExtension(path))?.mime ?? 'application/octet-stream';
}

/** Images, PDF, audio and video are shown inline; everything else, and anything on request, is downloaded. */
export function getDisposition(path: string, download = false): 'inline' | 'attachment' {
  return !download && fileType(getExtension(path))?.inline === true ? 'inline' : 'attachment';
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * A Content-Disposition header with the file name in UTF-8 and, for older clients, in ASCII (RFC 6266). Removes quotes,
 * line breaks and anything else that could break out of the header.
 */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  const safe =
    name
      .toWellFormed()
      .replace(/["\\/]|\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, '')
      .trim() || 'file';
  const ascii = safe.replace(/[^\x20-\x7e]/gu, '_').replace(/[%;]/g, '_');
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, percent);
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
