export type FileKind = 'image' | 'document' | 'archive' | 'audio' | 'video';

const MEGABYTE = 1024 * 1024;

/** Maximum file size by kind. */
export const maxBytesOf: Record<FileKind, number> = {
  image: 10 * MEGABYTE,
  document: 20 * MEGABYTE,
  archive: 500 * MEGABYTE,
  audio: 20 * MEGABYTE,
  video: 500 * MEGABYTE,
};

export interface FileType {
  readonly kind: FileKind;
  readonly mime: string;
  /** How the content starts; see `content-signature.ts`. */
  readonly signature: SignatureName;
  /** Whether a browser shows it inline; everything else is downloaded. */
  readonly inline: boolean;
}

export type SignatureName =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'bmp'
  | 'webp'
  | 'ico'
  | 'heic'
  | 'text'
  | 'pdf'
  | 'ole'
  | 'zip'
  | 'rar'
  | '7z'
  | 'mp3'
  | 'wav'
  | 'mp4';

const image = (subtype: string, signature: SignatureName): FileType => ({
  kind: 'image',
  mime: `image/${subtype}`,
  signature,
  inline: true,
});
const text = (mime = 'text/plain'): FileType => ({
  kind: 'document',
  mime: `${mime}; charset=utf-8`,
  signature: 'text',
  inline: false,
});
const document = (mime: string, signature: SignatureName, inline = false): FileType => ({
  kind: 'document',
  mime: `application/${mime}`,
  signature,
  inline,
});
const archive = (mime: string, signature: SignatureName): FileType => ({
  kind: 'archive',
  mime: `application/${mime}`,
  signature,
  inline: false,
});
const video = (subtype: string): FileType => ({
  kind: 'video',
  mime: `video/${subtype}`,
  signature: 'mp4',
  inline: true,
});

const office = 'vnd.openxmlformats-officedocument';

/** Every type that is stored, by extension. */
const types = new Map<string, FileType>(
  Object.entries({
    jpg: image('jpeg', 'jpeg'),
    jpeg: image('jpeg', 'jpeg'),
    png: image('png', 'png'),
    gif: image('gif', 'gif'),
    bmp: image('bmp', 'bmp'),
    webp: image('webp', 'webp'),
    ico: image('x-icon', 'ico'),
    heic: image('heic', 'heic'),
    txt: text(),
    csv: text('text/csv'),
    md: text(),
    pdf: document('pdf', 'pdf', true),
    doc: document('msword', 'ole'),
    docx: document(`${office}.wordprocessingml.document`, 'zip'),
    xls: document('vnd.ms-excel', 'ole'),
    xlsx: document(`${office}.spreadsheetml.sheet`, 'zip'),
    ppt: document('vnd.ms-powerpoint', 'ole'),
    pptx: document(`${office}.presentationml.presentation`, 'zip'),
    zip: archive('zip', 'zip'),
    rar: archive('vnd.rar', 'rar'),
    '7z': archive('x-7z-compressed', '7z'),
    mp3: { kind: 'audio', mime: 'audio/mpeg', signature: 'mp3', inline: true },
    wav: { kind: 'audio', mime: 'audio/wav', signature: 'wav', inline: true },
    mp4: video('mp4'),
    mov: video('quicktime'),
    m4v: video('x-m4v'),
  } satisfies Record<string, FileType>),
);

/** The type of an extension (lower case, without dot); undefined when such files are not stored. */
export function fileType(extension: string): FileType | undefined {
  return types.get(extension);
}

/** The extension of a path, in lower case and without dot; empty when it has none. */
export function getExtension(path: string): string {
  return /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
