import { extensionOf, fileType } from './file-type.ts';

/** The media type of a stored path, by its extension alone. */
export function contentType(path: string): string {
  return fileType(extensionOf(path))?.mime ?? 'application/octet-stream';
}

/** Images, PDF, audio and video are shown in place; everything else, or whatever is asked for so, is downloaded. */
export function dispositionOf(path: string, download = false): 'inline' | 'attachment' {
  return !download && fileType(extensionOf(path))?.inline === true ? 'inline' : 'attachment';
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * A Content-Disposition header with the file's name twice (RFC 6266): in UTF-8, and in ASCII for clients that know no
 * better. Quotes, line breaks and everything else that could leave the header are taken out of the name.
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
