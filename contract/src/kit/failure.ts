import { type FailureKey, type Failures, failures } from '../messages/failures.ts';

/** A refusal the user is meant to read. Anything else that is thrown is a defect and answers 500 without detail. */
export class Failure extends Error {
  readonly key: FailureKey;
  /** Messages by field name, when the refusal belongs to fields of a form. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Further keys of `result`, e.g. the violated rule. */
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

/** The refusal `key` of the catalogue, its sentence filled with `args`. */
export function failure<K extends FailureKey>(key: K, ...args: Parameters<Failures[K]['text']>): Failure {
  const text = failures[key].text as (...args: unknown[]) => string;
  return new Failure(key, text(...args));
}

/** A refusal that belongs to one field, so that the form can mark it. */
export function fieldFailure(field: string, sentence: string, errorCode?: string): Failure {
  return new Failure('field', sentence, { [field]: sentence }, errorCode ? { errorCode } : undefined);
}

/** A business refusal in the words of the domain documents, with its code of recruitment document 21. */
export function refusal(sentence: string, errorCode?: string, detail?: Record<string, unknown>): Failure {
  return new Failure('refused', sentence, undefined, errorCode ? { errorCode, ...detail } : detail);
}
