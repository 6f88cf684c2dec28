import { fileType, getExtension } from './file-type.ts';
import { storageErrors } from './storage-error.ts';

const MAX_CHARACTERS = 60;
/** Leaves room for the rest of the name within the 255 bytes of a file system. */
const MAX_BYTES = 200;

/**
 * Extensions of source code and of files that browsers or servers execute. Never stored, not even before a harmless
 * extension.
 */
const executable = new Set(
  (
    'svg svgz html htm xhtml shtml xht mht mhtml hta xml xsl js mjs cjs jsp jspx php php3 php4 php5 php7 phps phtml phar ' +
    'asp aspx asa cer exe com msi scr bat cmd ps1 vbs vbe wsf jar war class dll so sh bash zsh py pl rb cgi swf wasm lnk'
  ).split(' '),
);

const removed = /[/\\=,&#"'%:*?<>|;`$]|\s|\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}/gu;

/** The name without folders, blanks, control characters and characters with a meaning in URLs, lists or shells. */
function clean(name: string): string {
  return name.normalize('NFC').replace(removed, '').replace(/^\.+/, '');
}

function shorten(base: string): string {
  let short = '';
  let count = 0;
  for (const character of base) {
    if (count === MAX_CHARACTERS || Buffer.byteLength(short + character) > MAX_BYTES) break;
    short += character;
    count += 1;
  }
  return short;
}

/**
 * The extension of an uploaded file. Throws StorageError `typeRefused` for types that are not stored and for double
 * extensions (`a.php.png`, `a.pdf.png`); a dot before anything else (`v1.2`) is harmless.
 */
export function checkExtension(name: string): string {
  if (name.includes('\0')) throw storageErrors.typeRefused('');
  const [, ...parts] = name
    .toLowerCase()
    .replace(/\s|\p{Cc}|\p{Cf}/gu, '')
    .split('.');
  const extension = parts.pop() ?? '';
  if (!fileType(extension)) throw storageErrors.typeRefused(extension);
  for (const part of parts) {
    // `a.html%00.png` and `a.php;.png` count as the extension that a careless reader would see.
    const inner = /^[0-9a-z]*/.exec(part)?.[0] ?? '';
    if (executable.has(inner) || fileType(inner)) throw storageErrors.typeRefused(inner);
  }
  return extension;
}

/**
 * The stored name of a file: its cleaned name (at most 60 characters), the time in milliseconds and four random
 * characters, then its extension. Throws StorageError `typeRefused`.
 */
export function storedName(name: string, nowMs: number, random: () => string): string {
  const extension = checkExtension(name);
  const base = clean(name.slice(0, name.lastIndexOf('.')));
  return `${shorten(base).replace(/\.+$/, '') || 'file'}_${nowMs}_${random().slice(0, 4)}.${extension}`;
}

/** The download name: the stored one without the time and the random characters. */
export function downloadName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const extension = getExtension(name);
  const base = extension === '' ? name : name.slice(0, -extension.length - 1);
  const plain = base.replace(/_\d{13}(?:_[0-9A-Za-z]{4})?$/, '') || base;
  return extension === '' ? plain : `${plain}.${extension}`;
}
