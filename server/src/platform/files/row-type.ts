import type { FileKind } from '../storage/file-type.ts';

/** Values of `sys_oss_file.file_type`. */
export const rowTypeOf: Readonly<Record<FileKind, string>> = {
  image: 'image',
  video: 'video',
  document: 'doc',
  archive: 'zip',
  audio: 'other',
};
