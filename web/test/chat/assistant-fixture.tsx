import { text } from '@campus/contract/messages';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { Assistant } from '../../src/chat/assistant.tsx';
import { useSession } from '../../src/request/session-store.ts';
import { json, network, type Sent, success } from '../support/network.ts';
import { recordNotices } from '../support/notices.ts';
import { makeUser } from '../support/user.ts';

export const texts = text.chat;
export const bytes = (all: string): Uint8Array => new TextEncoder().encode(all);
/** An event of an answer as the service streams it. */
export const data = (event: object): string =>
  `data: ${JSON.stringify({ task_id: 't1', message_id: 'm1', conversation_id: 'c9', ...event })}\n\n`;

/** A stream whose chunks the test sends one by one. */
export function stream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  return {
    response: new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream' } }),
    give: (piece: Uint8Array | string) => controller?.enqueue(typeof piece === 'string' ? bytes(piece) : piece),
    end: () => controller?.close(),
  };
}

export async function open() {
  const user = userEvent.setup();
  render(<Assistant />);
  await user.click(screen.getByRole('button', { name: texts.open }));
  await screen.findByRole('dialog', { name: texts.title });
  return user;
}
export const input = () => screen.getByRole('textbox', { name: texts.input });
/** The bubbles of the conversation as `role: text`. */
export const bubbles = () =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .filter((item) => item.dataset.role)
    .map((item) => `${item.dataset.role}: ${item.querySelector('.chat-bubble')?.textContent?.trim()}`);

/** The service of the assistant: what it holds and answers, and what it was sent. */
class AssistantFixture {
  conversations: { id: string; name: string }[] = [];
  histories: Record<string, object[]> = {};
  /** Results of a search. */
  found: { id: string; name: string }[] = [];
  ask: () => Response | Error = () => new Error('no answer was prepared');
  /** Earlier messages, returned for `first_id`. */
  older: object[] | undefined;
  /** Response of the service to a stop request. */
  stopped: string | boolean = 'success';
  shown: string[] = [];
  sent: Sent[] = [];

  /** The calls whose path has this end. */
  getCalls(end: string): Sent[] {
    return this.sent.filter(({ url }) => url.pathname.endsWith(end));
  }
  respond({ url, method }: Sent): Response {
    const path = url.pathname.replace('/server', '');
    if (path === '/ai/v1/parameters')
      return json({
        opening_statement: '您好，请提问',
        suggested_questions: ['如何注册'],
        replace_message: { enabled: true },
      });
    if (path === '/ai/v1/conversations') {
      const keyword = url.searchParams.get('keyword');
      return json({ limit: 100, has_more: false, data: keyword ? this.found : this.conversations });
    }
    if (path === '/ai/v1/messages') {
      const isOlder = url.searchParams.has('first_id');
      const newest = this.histories[url.searchParams.get('conversation_id') ?? ''] ?? [];
      return json({
        limit: 100,
        has_more: this.older !== undefined && !isOlder,
        data: isOlder ? this.older : newest,
      });
    }
    if (path === '/ai/v1/chat-messages') return this.ask() as Response;
    if (method === 'DELETE') {
      const id = path.split('/').at(-1);
      this.conversations.splice(
        this.conversations.findIndex((one) => one.id === id),
        1,
      );
    }
    if (path === '/sys/log/addAILog') return json(success(null));
    return json({ result: this.stopped });
  }
}

/** The fixture of a test file; every test has an empty one of its own. */
export function prepareAssistant(): AssistantFixture {
  const fixture = new AssistantFixture();
  // Loading the chat window the first time may exceed the test timeout on a busy machine.
  beforeAll(() => import('../../src/chat/chat-window.tsx'), 60_000);
  beforeEach(() => {
    Object.assign(fixture, new AssistantFixture());
    fixture.shown = recordNotices();
    useSession.setState({ token: 'token', user: makeUser({ nickname: '小张' }) });
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0));
    HTMLElement.prototype.scrollTo = () => undefined;
    fixture.sent = network((call) => fixture.respond(call));
  });
  afterEach(() => vi.unstubAllGlobals());
  return fixture;
}
