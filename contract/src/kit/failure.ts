import { type FailureKey, type Failures, failures } from '../messages/failures.ts';

/** An expected error with a message for the user. Any other error is a defect and answered with 500 without detail. */
export class Failure extends Error {
  readonly key: FailureKey;
  /** Messages by field name, when the failure belongs to form fields. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Additional keys of `result`, e.g. the violated rule. */
  readonly detail: Readonly<Record<string, unknown>> | undefined;

  constructor(
    key: FailureKey,
    message: string,
    fields?: Readonly<Record<string, string>>,
    detail?: Record<string, unknown>,
  ) {
    super(message);
    this.name = 'Failure';
    this.key = key;
    this.fields = fields;
    this.detail = detail;
  }
  get http(): number {
    return failures[this.key].http;
  }
  get code(): number {
    return failures[this.key].code;
  }
  get errorCode(): string {
    return (this.detail?.errorCode as string | undefined) ?? failures[this.key].errorCode;
  }
}

/** The failure `key` of the catalogue, its message filled with `args`. */
export function failure<K extends FailureKey>(key: K, ...args: Parameters<Failures[K]['text']>): Failure {
  const text = failures[key].text as (...args: unknown[]) => string;
  return new Failure(key, text(...args));
}

/** A failure of one field, which the form highlights. */
export function fieldFailure(field: string, sentence: string, errorCode?: string): Failure {
  return new Failure('field', sentence, { [field]: sentence }, errorCode ? { errorCode } : undefined);
}

/** A business failure with its own message and an optional error code. */
export function refusal(sentence: string, errorCode?: string, detail?: Record<string, unknown>): Failure {
  return new Failure('refused', sentence, undefined, errorCode ? { errorCode, ...detail } : detail);
}

/** What the user has to acknowledge before the call proceeds. */
export function warningFailure(warnings: readonly string[]): Failure {
  const distinct = [...new Set(warnings)];
  return new Failure('warn', distinct.join('；'), undefined, { warnings: distinct });
}
