import {
  type ChatMessage,
  liveChat,
  liveMute,
  liveRoles,
  liveScreen,
  muteChat,
  muteMinutes,
} from '@campus/contract/live';
import type { MenuProps } from 'antd';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { callStep } from '../../kit/call/entity-calls.ts';
import { useMutate } from '../../kit/form/use-mutate.ts';
import { callEnvelope } from '../../request/call.ts';

const words = liveScreen.chatPanel;
const muteLabels: Readonly<Record<number, string>> = { 10: words.mute10, 60: words.mute60, 0: words.muteAll };

/** Actions of a moderator on a message of the room, by right. */
export function useModeration(roomId: string): (message: ChatMessage) => MenuProps['items'] {
  const mayHide = useAllowed(liveChat.can.hide);
  const mayRemove = useAllowed(liveChat.can.remove);
  const mayMute = useAllowed(liveMute.can.add);
  const mutate = useMutate(liveChat.name);
  const mutateMutes = useMutate(liveMute.name);
  const take = (step: string, id: string) => () =>
    void mutate(() => callStep(liveChat, step, { id }, crypto.randomUUID()));
  return ({ id, isPinned, senderId, senderRole }) => [
    ...(mayHide
      ? [
          { key: 'pin', label: isPinned ? words.unpin : words.pin, onClick: take(isPinned ? 'unpin' : 'pin', id) },
          { key: 'hide', label: words.hide, onClick: take('hide', id) },
        ]
      : []),
    ...(mayRemove ? [{ key: 'remove', label: words.remove, danger: true, onClick: take('remove', id) }] : []),
    ...(mayMute && senderId && senderRole === liveRoles.viewer
      ? muteMinutes.map((minutes) => ({
          key: `mute${minutes}`,
          label: muteLabels[minutes],
          onClick: () => void mutateMutes(() => callEnvelope(muteChat, { roomId, userId: senderId, minutes })),
        }))
      : []),
  ];
}
