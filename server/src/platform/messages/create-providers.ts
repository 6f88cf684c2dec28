import { Outgoing } from '../outgoing.ts';
import { type HttpProviderSettings, httpProvider, type PostJson } from './http-provider.ts';
import type { Providers } from './provider.ts';

const answerLimit = 64 * 1024;
const limitMs = 10_000;

/** The configured providers, each limited to its own URL. The operator configured the URLs, so they can be internal. */
export function createProviders(settings: {
  sms: HttpProviderSettings | undefined;
  mail: HttpProviderSettings | undefined;
}): Providers {
  return {
    ...(settings.sms && { sms: httpProvider(settings.sms, postTo(settings.sms.url)) }),
    ...(settings.mail && { mail: httpProvider(settings.mail, postTo(settings.mail.url)) }),
  };
}

function postTo(url: string): PostJson {
  const outgoing = new Outgoing([{ url, internal: true }]);
  return async (address, body, headers) => {
    const answer = await outgoing.send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      timeoutMs: limitMs,
      maxBytes: answerLimit,
    });
    return { status: answer.status, body: jsonIn(answer.text) };
  };
}
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The status decides when the answer is not JSON.
  }
}
