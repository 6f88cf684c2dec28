import { type FailureKey, failures } from '@campus/contract/messages';

/** A rejected spreadsheet with a message for the user; `key` is the entry of the failure catalogue. */
export class SheetRefused extends Error {
  readonly key: FailureKey;

  constructor(key: FailureKey, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SheetRefused';
    this.key = key;
  }
}

/** Failures of the readers. `because` adds a reason that reveals nothing about the server. */
export const sheetRefusal = {
  unreadable: (cause?: unknown) => new SheetRefused('importFailed', failures.importFailed.text(), { cause }),
  because: (reason: string) => new SheetRefused('importFailed', `文件导入失败:${reason}`),
  template: () => new SheetRefused('importTemplate', failures.importTemplate.text()),
  tooManyRows: (max: number) => new SheetRefused('importTooLarge', failures.importTooLarge.text(max)),
  tooLarge: (megabytes: number) => new SheetRefused('bodyTooLarge', failures.bodyTooLarge.text(megabytes)),
  saveAsXlsx: () => new SheetRefused('importFailed', '请另存为 .xlsx'),
};
