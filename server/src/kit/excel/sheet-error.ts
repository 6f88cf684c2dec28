import type { FailureKey } from '@campus/contract/messages';

type SheetFailure = FailureKey & ('importFailed' | 'importTemplate' | 'importTooLarge' | 'bodyTooLarge');
/** The limit that is exceeded. */
type Details = readonly [] | readonly [limit: number];

/**
 * A rejected spreadsheet; `key` is the entry of the failure catalogue. Without a message it is described with `details` by
 * the server: loading the catalogue would take the process that reads a file longer than loading its readers.
 */
export class SheetError extends Error {
  readonly key: SheetFailure;
  readonly details: Details;

  constructor(key: SheetFailure, message = '', details: Details = [], options?: ErrorOptions) {
    super(message, options);
    this.name = 'SheetError';
    this.key = key;
    this.details = details;
  }
}

const because = (reason: string): SheetError => new SheetError('importFailed', `文件导入失败:${reason}`);
/** Failures of the readers; the reasons reveal nothing about the server. */
export const sheetErrors = {
  unreadable: (cause?: unknown) => new SheetError('importFailed', '', [], { cause }),
  template: () => new SheetError('importTemplate'),
  tooManyRows: (max: number) => new SheetError('importTooLarge', '', [max]),
  tooLarge: (megabytes: number) => new SheetError('bodyTooLarge', '', [megabytes]),
  tooManyColumns: (max: number) => because(`列数超过${max}列`),
  oversized: () => because('文件内容过大'),
  encrypted: () => because('文件已加密'),
  macros: () => because('文件含有宏'),
  externalLinks: () => because('文件含有外部链接'),
  embedded: () => because('文件含有嵌入的文件'),
  saveAsXlsx: () => new SheetError('importFailed', '请另存为 .xlsx'),
};
