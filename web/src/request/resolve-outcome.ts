import { text } from '@campus/contract/messages';

/** Outcome of a call: the status, and code and message of the envelope if the body was one. */
export interface Answer {
  readonly http: number;
  readonly success?: boolean;
  readonly code?: number;
  readonly message?: string;
}

/**
 * What the user sees: nothing, a message, a notification titled 系统提示, the end of the session, or the dialog of an
 * expired session. A form shows a `refusal` in place; all other kinds belong to the error catalogue.
 */
export type Outcome =
  | { readonly kind: 'fine' }
  | { readonly kind: 'refusal' | 'warning' | 'error' | 'notice' | 'signedOut' | 'expired'; readonly text: string };

/** Envelope code of a missing permission. */
const forbidden = 510;
const saysTokenInvalid = (message: string | undefined): boolean => message?.includes(text.server.tokenInvalid) === true;

/** Maps an answered request to its failure in the error catalogue. */
export function resolveOutcome(answer: Answer): Outcome {
  const { http, message } = answer;
  if (http >= 200 && http < 300) return resolveBody(answer);
  switch (http) {
    case 401:
      return { kind: 'signedOut', text: text.http[401] };
    case 403:
      return { kind: 'notice', text: text.http[403] };
    case 404:
      return { kind: 'notice', text: text.http[404] };
    case 503:
      return { kind: 'notice', text: text.http[503] };
    case 504:
      return { kind: 'notice', text: text.http[504] };
    case 500:
      if (saysTokenInvalid(message)) return { kind: 'expired', text: text.http.sessionExpired.content };
  }
  return { kind: 'notice', text: message || text.http.retryLater };
}

function resolveBody({ success, code, message }: Answer): Outcome {
  if (saysTokenInvalid(message) || message?.includes(text.server.noToken))
    return { kind: 'signedOut', text: text.http.sessionInvalid };
  if (success) return { kind: 'fine' };
  if (success === undefined) return { kind: 'notice', text: text.http.retryLater };
  if (code === -1) return { kind: 'error', text: text.http.codeMinus1 };
  return { kind: code === forbidden ? 'warning' : 'refusal', text: message || text.http.retryLater };
}
