/** The body of every JSON answer (`api.md` 1.2). */
export interface Envelope<T = unknown> {
  readonly success: boolean;
  readonly code: number;
  readonly message: string;
  readonly result: T;
  readonly timestamp: number;
}

export interface FailureFacts {
  /** Code of the envelope; 0 when no envelope came. */
  readonly code: number;
  /** Status of the answer; 0 when there was none. */
  readonly http: number;
  /** The sentence the user was shown, or is to be shown by a quiet caller. */
  readonly message: string;
  /** Texts of the refused fields by name. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly errorCode?: string | undefined;
  readonly requestId?: string | undefined;
  /** Everything the refusal carries in `result`. */
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
}

/** A call that did not succeed. What its caller does not show itself (`Manner`), the user has been told already. */
export class RequestFailed extends Error implements FailureFacts {
  readonly code: number;
  readonly http: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly errorCode: string | undefined;
  readonly requestId: string | undefined;
  readonly detail: Readonly<Record<string, unknown>> | undefined;

  constructor(facts: FailureFacts) {
    super(facts.message);
    this.name = 'RequestFailed';
    this.code = facts.code;
    this.http = facts.http;
    this.fields = facts.fields;
    this.errorCode = facts.errorCode;
    this.requestId = facts.requestId;
    this.detail = facts.detail;
  }
}

/** For `.catch`: a refusal has been told and nothing follows from it; anything else is a defect and goes on. */
export function told(failure: unknown): void {
  if (!(failure instanceof RequestFailed)) throw failure;
}

/** The extra facts a refusal carries in `result`. */
export function detailsOf(result: unknown): Pick<FailureFacts, 'fields' | 'errorCode' | 'requestId' | 'detail'> {
  if (typeof result !== 'object' || result === null) return {};
  const { fields, errorCode, requestId } = result as Record<string, unknown>;
  return {
    detail: result as Record<string, unknown>,
    ...(typeof fields === 'object' && fields !== null && { fields: fields as Record<string, string> }),
    ...(typeof errorCode === 'string' && { errorCode }),
    ...(typeof requestId === 'string' && { requestId }),
  };
}
