import { type ChatMessage, liveRoleNames, liveRoles, liveScreen, type WatchedLive } from '@campus/contract/live';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChatPanel } from '../../../src/kit/live/chat-panel.tsx';
import type { LiveOwner } from '../../../src/kit/live/live-owner.ts';
import { useSession } from '../../../src/request/session-store.ts';
import { serve, show } from '../support.tsx';

const message = (id: string, senderRole: number): ChatMessage => ({
  ...{
    id,
    seq: Number(id),
    senderId: id,
    senderName: `发言人${id}`,
    senderRole,
    content: '欢迎',
    msgType: 1,
    status: 1,
  },
  ...{ sendTime: '2026-10-15 10:00:00', isPinned: false, replyTo: null },
});
const live = { role: null, chatEnabled: true, chatMode: 1, isMuted: false } as Partial<WatchedLive> as WatchedLive;
const owner = { canSpeak: () => true } as Partial<LiveOwner> as LiveOwner;

it('names who runs a stream to a visitor without asking for a dictionary, which only users may read', () => {
  useSession.setState({ dictionaries: {} });
  const asked = serve({});
  show(
    <ChatPanel
      owner={owner}
      live={live}
      messages={[message('1', liveRoles.anchor), message('2', liveRoles.viewer)]}
      onSent={() => undefined}
    />,
  );
  expect(screen.getByText(liveRoleNames[liveRoles.anchor] as string)).toBeTruthy();
  expect(screen.queryByText(liveRoleNames[liveRoles.viewer] as string)).toBeNull();
  expect(asked).toEqual([]);
});

it.each([
  ['idle', liveScreen.chatPanel.placeholderNotOpen],
  ['ended', liveScreen.chatPanel.placeholderEnded],
] as const)('says why no message can be sent while a stream is %s', (phase, reason) => {
  useSession.setState({ dictionaries: {} });
  serve({});
  const closed = {
    canSpeak: () => false,
    describe: () => ({ phase, label: '', tone: 'neutral' }),
  } as Partial<LiveOwner> as LiveOwner;
  show(<ChatPanel owner={closed} live={{ ...live, role: liveRoles.anchor }} messages={[]} onSent={() => undefined} />);
  expect(screen.getByPlaceholderText(reason)).toBeTruthy();
});
