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

/** Failures of the readers. `because` adds a reason that reveals nothing about the server. */
export const sheetErrors = {
  unreadable: (cause?: unknown) => new SheetError('importFailed', '', [], { cause }),
  because: (reason: string) => new SheetError('importFailed', `文件导入失败:${reason}`),
  template: () => new SheetError('importTemplate'),
  tooManyRows: (max: number) => new SheetError('importTooLarge', '', [max]),
  tooLarge: (megabytes: number) => new SheetError('bodyTooLarge', '', [megabytes]),
  saveAsXlsx: () => new SheetError('importFailed', '请另存为 .xlsx'),
};
