import { text } from '@campus/contract/messages';

/** What came back: the status and, where the body was one, code and message of the envelope. */
export interface Answer {
  readonly http: number;
  readonly success?: boolean;
  readonly code?: number;
  readonly message?: string;
}

/**
 * What the user meets: nothing, a line, a box titled 系统提示, the end of the session, or the dialog that it has expired.
 * A refusal is the work's own answer, which a form shows in its place; everything else belongs to the catalogue.
 */
export type Verdict =
  | { readonly kind: 'fine' }
  | { readonly kind: 'refusal' | 'warning' | 'error' | 'notice' | 'signedOut' | 'expired'; readonly text: string };

/** Code of an answer to somebody who may not do what was asked. */
const forbidden = 510;
const saysTokenInvalid = (message: string | undefined): boolean => message?.includes(text.server.tokenInvalid) === true;

/** The error catalogue of the specification (console 8) for an answered request, as one table. */
export function verdict(answer: Answer): Verdict {
  const { http, message } = answer;
  if (http >= 200 && http < 300) return bodyVerdict(answer);
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

function bodyVerdict({ success, code, message }: Answer): Verdict {
  if (saysTokenInvalid(message) || message?.includes(text.server.noToken))
    return { kind: 'signedOut', text: text.http.sessionInvalid };
  if (success) return { kind: 'fine' };
  if (success === undefined) return { kind: 'notice', text: text.http.retryLater };
  if (code === -1) return { kind: 'error', text: text.http.codeMinus1 };
  return { kind: code === forbidden ? 'warning' : 'refusal', text: message || text.http.retryLater };
}
