/** Path separators, wildcards and characters that hide or reorder a name. */
const foreign = /[\\/:*?"<>|%]|\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}/gu;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
const longest = 80;

/** Parts joined by `_` as a file name without its extension that every system accepts. */
export function getFileName(...parts: readonly (string | null | undefined)[]): string {
  const name = parts
    .map((part) => (part ?? '').normalize('NFC').replace(foreign, '').trim())
    .filter((part) => part !== '')
    .join('_');
  const short = [...name]
    .slice(0, longest)
    .join('')
    .replace(/^\.+|[. ]+$/g, '');
  return short === '' || device.test(short) ? `_${short}` : short;
}

/** Adds (2), (3) … to names that were given before, in any case of letters. */
export function uniqueFileNames(): (name: string) => string {
  const given = new Set<string>();
  return (name) => {
    const at = name.lastIndexOf('.');
    const [stem, extension] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
    let unique = name;
    for (let n = 2; given.has(unique.toLowerCase()); n++) unique = `${stem}(${n})${extension}`;
    given.add(unique.toLowerCase());
    return unique;
  };
}

/** Header of a download under this name, with a plain one for old clients (RFC 5987). */
export const attachment = (name: string, plain: string): string =>
  `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;
