import { failures, text } from '@campus/contract/messages';
import { lockBrowser } from './lock-store.ts';
import { browserPage } from './page-reload.ts';
import { asksForProof, provePassword } from './password-proof.ts';
import { detailsOf, type Envelope, type FailureFacts, RequestFailed } from './request-failed.ts';
import { type Call, send } from './send.ts';
import { endSession, sessionExpired } from './sign-out.ts';
import { tell } from './tell.ts';
import { type Answer, type Verdict, verdict } from './verdict.ts';

export interface Manner {
  /**
   * The caller shows the failure in its place: a refusal is left to it; what the error catalogue has a notification for
   * (a status, code -1, code 510, no answer) is told beside it.
   */
  readonly quiet?: boolean | undefined;
  /** Nobody asked for the call, or the caller tells every failure in words of its own. Only the end of a session is told. */
  readonly silent?: boolean | undefined;
}
export type Request = Call & Manner;

/** Makes a call and opens the envelope. A failure is shown as the catalogue says and thrown as `RequestFailed`. */
export async function request<T>(call: Request): Promise<T> {
  return (await requestEnvelope<T>(call)).result;
}

/** As `request`, for callers that need the message or the code of a success. */
export async function requestEnvelope<T>(call: Request): Promise<Envelope<T>> {
  const response = await arrived(call, () => send(call));
  const envelope = await envelopeOf<T>(call, response);
  if (asksForProof(envelope) && (await provePassword())) return requestEnvelope(again(call));
  settle({ http: response.status, ...envelope }, envelope, call);
  // `settle` throws unless the body was an envelope that says success.
  return envelope as Envelope<T>;
}

/** Downloads a file. A JSON body instead of a file is a refusal and treated like one. */
export async function requestBlob(call: Request): Promise<{ blob: Blob; fileName: string | undefined }> {
  const response = await arrived(call, () => send(call));
  const isJson = response.headers.get('content-type')?.includes('application/json') === true;
  const envelope = isJson ? await envelopeOf(call, response) : undefined;
  if (asksForProof(envelope) && (await provePassword())) return requestBlob(again(call));
  if (!response.ok || envelope?.success !== undefined) {
    settle({ http: response.status, ...envelope, success: false }, envelope, call);
  }
  const blob = await arrived(call, () => response.blob());
  return { blob, fileName: fileNameOf(response.headers.get('content-disposition')) };
}

/** A call that is made once more is another one: under its key the refusal would be answered again. */
const again = (call: Request): Request =>
  call.idempotencyKey === undefined ? call : { ...call, idempotencyKey: crypto.randomUUID() };

/** What comes by the network, head or body: both may be cancelled or cut off on their way. */
async function arrived<T>(call: Request, receive: () => Promise<T>): Promise<T> {
  try {
    return await receive();
  } catch (error) {
    // Cancelled by its caller, who knows.
    if (call.signal?.aborted) throw error;
    throw unanswered(call);
  }
}

/** No answer came: too slow, refused, or the network is gone. */
export function unanswered({ silent }: Manner): RequestFailed {
  const message = browserPage.isOnline() ? text.http.requestError : text.http.offline;
  if (!silent && !browserPage.isLeft()) tell.notify('error', text.common.systemPrompt, message);
  return new RequestFailed({ code: 0, http: 0, message });
}

async function envelopeOf<T>(call: Request, response: Response): Promise<Envelope<T> | undefined> {
  const written = await arrived(call, () => response.clone().text());
  try {
    const body: unknown = JSON.parse(written);
    return typeof body === 'object' && body !== null ? (body as Envelope<T>) : undefined;
  } catch {
    // A proxy's page or an empty body: the status alone decides.
    return undefined;
  }
}

/** Shows what the catalogue says about an answer and throws, unless all is fine. */
export function settle(answer: Answer, envelope: Partial<Envelope> | undefined, manner: Manner): void {
  const ruling = verdict(answer);
  if (ruling.kind === 'fine') return;
  const facts: FailureFacts = {
    code: answer.code ?? 0,
    http: answer.http,
    message: ruling.text,
    ...detailsOf(envelope?.result),
  };
  // The cover says it all.
  if (facts.errorCode === failures.screenLocked.errorCode) lockBrowser();
  else show(ruling, manner);
  throw new RequestFailed(facts);
}

function show(ruling: Exclude<Verdict, { kind: 'fine' }>, { quiet, silent }: Manner): void {
  if (ruling.kind === 'signedOut') endSession(ruling.text);
  else if (ruling.kind === 'expired') void sessionExpired();
  else if (silent || (quiet && ruling.kind === 'refusal')) return;
  else if (ruling.kind === 'refusal') tell.warning(ruling.text);
  else if (ruling.kind === 'notice') tell.notify('error', text.common.systemPrompt, ruling.text);
  else tell[ruling.kind](ruling.text);
}

/** `filename*` of a download, else `filename`. */
function fileNameOf(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1];
}
