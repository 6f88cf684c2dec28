import type { Failure } from '@campus/contract/kit';

/** The one shape of every JSON answer (`api.md` 1.2). */
export interface Envelope {
  readonly success: boolean;
  readonly message: string;
  readonly code: number;
  readonly result: unknown;
  readonly timestamp: number;
}

/** `code` 200, or 201 for an import of which some rows were refused. */
export const done = (result: unknown, message = '操作成功！', code = 200): Envelope => ({
  success: true,
  message,
  code,
  result: result ?? null,
  timestamp: Date.now(),
});

/** A refusal: its sentence, and in `result` its code, the failing fields and whatever detail it carries. */
export function refused(failure: Failure, more?: Readonly<Record<string, unknown>>): Envelope {
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
