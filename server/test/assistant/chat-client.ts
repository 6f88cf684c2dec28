import type { AddressInfo } from 'node:net';
import { EventStream, eventObject } from '@campus/contract/rules';
import type { AnyJson } from '../support/any-json.ts';
import type { TestApp } from '../support/test-app.ts';

/** An event as the browser reads it. */
export type Event = Readonly<Record<string, AnyJson>>;

/** Calls of the assistant over a real connection, so that streams can be cut. */
export async function chatClient(app: TestApp) {
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}/server/ai/v1`;
  const headers = (token: string | undefined) => ({
    'content-type': 'application/json',
    ...(token && { 'x-access-token': token }),
  });
  const send = (token: string | undefined, method: string, path: string, body?: object, signal?: AbortSignal) =>
    fetch(base + path, {
      method,
      headers: headers(token),
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  return {
    /** One call: its status and its JSON. */
    async call(
      token: string | undefined,
      method: string,
      path: string,
      body?: object,
    ): Promise<{ status: number; body: Event }> {
      const response = await send(token, method, path, body);
      return { status: response.status, body: (await response.json()) as Event };
    },
    /** Asks and reads the answer; `onEvent` sees each event as it comes. */
    async ask(
      token: string,
      query: string,
      more: {
        conversation_id?: string;
        replace_message_id?: string;
        signal?: AbortSignal;
        onEvent?: (event: Event) => void | Promise<void>;
      } = {},
    ): Promise<{ status: number; events: Event[]; text: string; body: Event | undefined }> {
      const { signal, onEvent, ...body } = more;
      const response = await send(
        token,
        'POST',
        '/chat-messages',
        { inputs: { evil: 1 }, query, user: 'somebody', response_mode: 'blocking', files: [1], ...body },
        signal,
      );
      if (!response.ok || !response.body)
        return { status: response.status, events: [], text: '', body: (await response.json()) as Event };
      const stream = new EventStream();
      const decoder = new TextDecoder();
      const events: Event[] = [];
      for await (const piece of response.body as AsyncIterable<Uint8Array>)
        for (const event of stream.push(decoder.decode(piece, { stream: true }))) {
          const object = eventObject(event) ?? { event: event.name };
          events.push(object);
          await onEvent?.(object);
        }
      const text = events.reduce(
        (whole, { event, answer }) =>
          event === 'message_replace' ? answer : event === 'message' ? whole + answer : whole,
        '',
      );
      return { status: response.status, events, text, body: undefined };
    },
  };
}
