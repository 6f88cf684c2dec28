/** Fake chat service: the test controls its responses byte by byte. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatServiceFake {
  /** Base URL including the path, in the form of the setting. */
  readonly url: string;
  /** Sets the handler of the following responses; it receives an open event stream. */
  tell: (answer: (response: ServerResponse) => Promise<void>) => void;
  stop: () => Promise<void>;
}

const ids = {
  task_id: '0b1d5a36-52a8-4a67-9a1e-2f6d7c1f0a11',
  message_id: '6f0c2b7e-3c55-4d0c-8f51-0c5a9e7d1b22',
  conversation_id: 'a3b81d2c-0b1d-4a67-9a1e-2f6d7c1f0a11',
};
const frame = (event: object): Buffer => Buffer.from(`data: ${JSON.stringify({ ...ids, ...event })}\n\n`);
/** A chunk of an answer in wire format. */
export const piece = (answer: string): Buffer => frame({ event: 'message', answer });
export const lastPiece = frame({ event: 'message_end', metadata: {} });

/** Starts the service on a free port; it stores no conversations. */
export async function openChatService(): Promise<ChatServiceFake> {
  let answer = async (response: ServerResponse): Promise<void> => void response.end(lastPiece);
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/v1/chat-messages') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return void answer(response);
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(request.method === 'GET' ? { data: [], has_more: false, limit: 20 } : { result: 'success' }));
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    tell: (next) => {
      answer = next;
    },
    stop: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}
