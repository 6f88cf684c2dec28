/** Body of every JSON response. */
export interface Envelope<T = unknown> {
  readonly success: boolean;
  readonly code: number;
  readonly message: string;
  readonly result: T;
  readonly timestamp: number;
}

export interface FailureDetails {
  /** Code of the envelope; 0 without one. */
  readonly code: number;
  /** HTTP status; 0 without a response. */
  readonly http: number;
  /** The message shown to the user, or to be shown by a `quiet` caller. */
  readonly message: string;
  /** Messages of invalid fields by name. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly errorCode?: string | undefined;
  readonly requestId?: string | undefined;
  /** The whole `result` of the refusal. */
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
}

/** A failed call. The request layer has shown it already, unless `FailureHandling` leaves that to the caller. */
export class RequestFailed extends Error implements FailureDetails {
  readonly code: number;
  readonly http: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly errorCode: string | undefined;
  readonly requestId: string | undefined;
  readonly detail: Readonly<Record<string, unknown>> | undefined;

  constructor(facts: FailureDetails) {
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

/** For `.catch`: ignores a failed call, which has been shown already, and rethrows anything else. */
export function ignoreReported(failure: unknown): void {
  if (!(failure instanceof RequestFailed)) throw failure;
}

/** Reads the details a refusal carries in `result`. */
export function getDetails(result: unknown): Pick<FailureDetails, 'fields' | 'errorCode' | 'requestId' | 'detail'> {
  if (typeof result !== 'object' || result === null) return {};
  const { fields, errorCode, requestId } = result as Record<string, unknown>;
  return {
    detail: result as Record<string, unknown>,
    ...(typeof fields === 'object' && fields !== null && { fields: fields as Record<string, string> }),
    ...(typeof errorCode === 'string' && { errorCode }),
    ...(typeof requestId === 'string' && { requestId }),
  };
}
