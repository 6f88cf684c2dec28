import type { Failure } from '@campus/contract/kit';

/** The shape of every JSON answer. */
export interface Envelope {
  readonly success: boolean;
  readonly message: string;
  readonly code: number;
  readonly result: unknown;
  readonly timestamp: number;
}

/** `code` is 200, or 201 for an import with rejected rows. */
export const successEnvelope = (result: unknown, message = '操作成功！', code = 200): Envelope => ({
  success: true,
  message,
  code,
  result: result ?? null,
  timestamp: Date.now(),
});

/** Envelope of a failure: its message, and in `result` its code, the invalid fields and any detail. */
export function failureEnvelope(failure: Failure, more?: Readonly<Record<string, unknown>>): Envelope {
  return {
    success: false,
    message: failure.message,
    code: failure.code,
    result: {
      ...failure.detail,
      ...more,
      errorCode: failure.errorCode,
      ...(failure.fields && { fields: failure.fields }),
    },
    timestamp: Date.now(),
  };
}
