import { outboxRefusals } from '@campus/contract/message';
import type { Outgoing, Provider } from './provider.ts';

/** Posts JSON to a configured URL; returns status and body. Implemented by the outgoing module. */
export type PostJson = (
  url: string,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly body: unknown }>;

export interface HttpProviderSettings {
  readonly url: string;
  /** Sent as bearer token. */
  readonly key: string | undefined;
  /** Signature or sender address shown by the service. */
  readonly sender: string | undefined;
}

/**
 * A provider over HTTP: `POST {id, to, sender, title, content}`. A 2xx answer without `success: false` means accepted.
 * Otherwise the answer's message is the reason for the failure.
 */
export function httpProvider({ url, key, sender }: HttpProviderSettings, post: PostJson): Provider {
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  return {
    async send({ id, to, title, content }: Outgoing) {
      const answer = await post(
        url,
        { id, to, sender: sender ?? null, title, content },
        { ...headers, 'idempotency-key': id },
      );
      const said = (answer.body ?? {}) as { success?: unknown; message?: unknown };
      const taken = answer.status >= 200 && answer.status < 300 && said.success !== false;
      if (!taken)
        throw new Error(typeof said.message === 'string' ? said.message : outboxRefusals.provider(answer.status));
    },
  };
}
