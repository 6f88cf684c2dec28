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

/** Stored paths of a comma list. */
export const getPaths = (value: string | null | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean);

/** Suffix that the storage adds to make names unique. */
const storedMark = /_\d{13}_[\w-]{4}(?=\.[^.]+$)/;

/** Original file name: the last path segment without the storage suffix and the signature. */
export function getFileName(path: string): string {
  const name = (bare(path).split(/[\\/]/).pop() ?? path).replace(storedMark, '');
  try {
    return decodeURIComponent(name);
  } catch {
    // Malformed percent-encoding: the name is unchanged.
    return name;
  }
}

export const getExtension = (name: string): string => /\.([^.]+)$/.exec(bare(name))?.[1]?.toLowerCase() ?? '';

/** Viewer type of a file; unknown extensions count as images. */
export function getFileKind(path: string): FileKind {
  const extension = getExtension(path);
  return (Object.hasOwn(byExtension, extension) ? byExtension[extension] : undefined) ?? 'image';
}

export const fileKindTitle = (kind: FileKind): string =>
  kind === 'video' || kind === 'other' ? text.attachment.title : text.file.type[kind];

/** Name shortened to five characters, for narrow cells. */
export const shortName = (name: string): string => ([...name].length > 5 ? `${[...name].slice(0, 5).join('')}…` : name);
