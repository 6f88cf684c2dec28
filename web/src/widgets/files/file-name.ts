import { text } from '@campus/contract/messages';

export type FileKind = 'pdf' | 'office' | 'archive' | 'image' | 'video' | 'other';

const byExtension: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  doc: 'office',
  docx: 'office',
  xls: 'office',
  xlsx: 'office',
  zip: 'archive',
  '7z': 'archive',
  rar: 'archive',
  mp4: 'video',
  mov: 'video',
  m4v: 'video',
  mp3: 'other',
  wav: 'other',
  txt: 'other',
  csv: 'other',
  md: 'other',
  ppt: 'other',
  pptx: 'other',
};

const bare = (path: string): string => path.replace(/\?.*$/, '');

/** The stored paths of a comma list. */
export const pathsOf = (value: string | null | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean);

/** What the storage puts behind a name so that no two files share one. */
const storedMark = /_\d{13}_[\w-]{4}(?=\.[^.]+$)/;

/** The file's own name: what stands after the last separator, without what the storage and a signature add to it. */
export function fileNameOf(path: string): string {
  const name = (bare(path).split(/[\\/]/).pop() ?? path).replace(storedMark, '');
  try {
    return decodeURIComponent(name);
  } catch {
    // A lone percent sign: the name is as it is.
    return name;
  }
}

export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(bare(name))?.[1]?.toLowerCase() ?? '';

/** What opens a file; an extension nobody knows is taken for a picture (S). */
export function fileKindOf(path: string): FileKind {
  const extension = extensionOf(path);
  return (Object.hasOwn(byExtension, extension) ? byExtension[extension] : undefined) ?? 'image';
}

export const fileKindTitle = (kind: FileKind): string =>
  kind === 'video' || kind === 'other' ? text.attachment.title : text.file.type[kind];

/** A name cut to five characters (S), so that a cell stays narrow. */
export const shortName = (name: string): string => ([...name].length > 5 ? `${[...name].slice(0, 5).join('')}…` : name);
