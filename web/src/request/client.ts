import { failures, text } from '@campus/contract/messages';
import { lockBrowser } from './lock-store.ts';
import { browserPage } from './page-reload.ts';
import { confirmPassword, requiresPassword } from './reauthentication.ts';
import { type Envelope, type FailureDetails, getDetails, RequestFailed } from './request-failed.ts';
import { type Answer, type Outcome, resolveOutcome } from './resolve-outcome.ts';
import { type Call, send } from './send.ts';
import { isSessionClosing } from './session-calls.ts';
import { endSession, promptSignIn } from './sign-out.ts';
import { tell } from './tell.ts';
import { acknowledge, findWarnings } from './warnings.ts';

export interface FailureHandling {
  /**
   * The caller shows a refusal in place. Failures for which the error catalogue has a notification (status, code -1,
   * code 510, no answer) are still shown here.
   */
  readonly quiet?: boolean | undefined;
  /** Shows no failure except the end of the session: for background calls and callers with their own messages. */
  readonly silent?: boolean | undefined;
}
export type Request = Call & FailureHandling;

/** Sends a call and returns the envelope's `result`. Shows a failure as the catalogue says and throws `RequestFailed`. */
export async function request<T>(call: Request): Promise<T> {
  return (await requestEnvelope<T>(call)).result;
}

/** Like `request`, but returns the whole envelope with its message and code. */
export async function requestEnvelope<T>(call: Request): Promise<Envelope<T>> {
  const response = await receiveOrFail(call, () => send(call));
  const envelope = await parseEnvelope<T>(call, response);
  if (requiresPassword(envelope) && (await confirmPassword())) return requestEnvelope(withNewKey(call));
  const warnings = findWarnings(envelope);
  if (warnings && !call.silent && (await acknowledge(warnings))) return requestEnvelope(withConfirmation(call));
  assertSuccess({ http: response.status, ...envelope }, envelope, call);
  // `assertSuccess` throws unless the body is a successful envelope.
  return envelope as Envelope<T>;
}

/** Downloads a file. A JSON body instead of a file is handled as a refusal. */
export async function requestBlob(call: Request): Promise<{ blob: Blob; fileName: string | undefined }> {
  const response = await receiveOrFail(call, () => send(call));
  const isJson = response.headers.get('content-type')?.includes('application/json') === true;
  const envelope = isJson ? await parseEnvelope(call, response) : undefined;
  if (requiresPassword(envelope) && (await confirmPassword())) return requestBlob(withNewKey(call));
  if (!response.ok || envelope?.success !== undefined) {
    assertSuccess({ http: response.status, ...envelope, success: false }, envelope, call);
  }
  const blob = await receiveOrFail(call, () => response.blob());
  return { blob, fileName: parseFileName(response.headers.get('content-disposition')) };
}

/** Retries need a new idempotency key; the old one would return the stored refusal. */
const withNewKey = (call: Request): Request =>
  call.idempotencyKey === undefined ? call : { ...call, idempotencyKey: crypto.randomUUID() };

/** The call again, with its warnings acknowledged. */
const withConfirmation = (call: Request): Request => withNewKey({ ...call, query: { ...call.query, confirm: 1 } });

/** Awaits response headers or body; both may be cancelled or cut off. */
async function receiveOrFail<T>(call: Request, receive: () => Promise<T>): Promise<T> {
  try {
    return await receive();
  } catch (error) {
    // The caller cancelled it and needs no message.
    if (call.signal?.aborted) throw error;
    throw createNetworkFailure(isSessionClosing() ? { silent: true } : call);
  }
}

/** Shows and returns the failure of a call without an answer: timeout, refused connection or no network. */
export function createNetworkFailure({ silent }: FailureHandling): RequestFailed {
  const message = browserPage.isOnline() ? text.http.requestError : text.http.offline;
  if (!silent && !browserPage.isLeft()) tell.notify('error', text.common.systemPrompt, message);
  return new RequestFailed({ code: 0, http: 0, message });
}

async function parseEnvelope<T>(call: Request, response: Response): Promise<Envelope<T> | undefined> {
  const responseText = await receiveOrFail(call, () => response.clone().text());
  try {
    const body: unknown = JSON.parse(responseText);
    return typeof body === 'object' && body !== null ? (body as Envelope<T>) : undefined;
  } catch {
    // Proxy page or empty body: the status alone decides.
    return undefined;
  }
}

/** Returns when the answer is a success; otherwise shows the catalogue's message and throws `RequestFailed`. */
export function assertSuccess(answer: Answer, envelope: Partial<Envelope> | undefined, manner: FailureHandling): void {
  const outcome = resolveOutcome(answer);
  if (outcome.kind === 'fine') return;
  const details: FailureDetails = {
    code: answer.code ?? 0,
    http: answer.http,
    message: outcome.text,
    ...getDetails(envelope?.result),
  };
  // The lock screen replaces the message.
  if (details.errorCode === failures.screenLocked.errorCode) lockBrowser();
  // The user has just answered its dialog.
  else if (details.errorCode !== failures.warn.errorCode) show(outcome, manner);
  throw new RequestFailed(details);
}

function show(outcome: Exclude<Outcome, { kind: 'fine' }>, { quiet, silent }: FailureHandling): void {
  if (outcome.kind === 'signedOut') endSession(outcome.text);
  else if (outcome.kind === 'expired') void promptSignIn();
  else if (silent || (quiet && outcome.kind === 'refusal')) return;
  else if (outcome.kind === 'refusal') tell.warning(outcome.text);
  else if (outcome.kind === 'notice') tell.notify('error', text.common.systemPrompt, outcome.text);
  else tell[outcome.kind](outcome.text);
}

/** File name of a download, from `filename*` or else `filename`. */
function parseFileName(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1];
}
