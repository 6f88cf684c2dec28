import { type FailureKey, failures } from '@campus/contract/messages';

/** A rejected spreadsheet with a message for the user; `key` is the entry of the failure catalogue. */
export class SheetError extends Error {
  readonly key: FailureKey;

  constructor(key: FailureKey, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SheetError';
    this.key = key;
  }
}

/** Failures of the readers. `because` adds a reason that reveals nothing about the server. */
export const sheetErrors = {
  unreadable: (cause?: unknown) => new SheetError('importFailed', failures.importFailed.text(), { cause }),
  because: (reason: string) => new SheetError('importFailed', `文件导入失败:${reason}`),
  template: () => new SheetError('importTemplate', failures.importTemplate.text()),
  tooManyRows: (max: number) => new SheetError('importTooLarge', failures.importTooLarge.text(max)),
  tooLarge: (megabytes: number) => new SheetError('bodyTooLarge', failures.bodyTooLarge.text(megabytes)),
  saveAsXlsx: () => new SheetError('importFailed', '请另存为 .xlsx'),
};
