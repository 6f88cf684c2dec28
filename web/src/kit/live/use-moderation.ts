import { type ChatMessage, liveRoles, liveScreen, muteMinutes } from '@campus/contract/live';
import type { MenuProps } from 'antd';
import { useAllowed } from '../call/allowed.tsx';
import { callStep } from '../call/entity-calls.ts';
import { useMutate } from '../form/use-mutate.ts';
import type { LiveOwner } from './live-owner.ts';

const words = liveScreen.chatPanel;
const muteLabels: Readonly<Record<number, string>> = { 10: words.mute10, 60: words.mute60, 0: words.muteAll };

/** Actions of a moderator on a message, by right. */
export function useModeration({
  chat,
  mutes,
}: Pick<LiveOwner, 'chat' | 'mutes'>): (message: ChatMessage) => MenuProps['items'] {
  const mayHide = useAllowed(chat.can.hide as string);
  const mayRemove = useAllowed(chat.can.remove as string);
  const mayMute = useAllowed(mutes.may.add);
  const mutate = useMutate(chat.name);
  const mutateMutes = useMutate(mutes.name);
  const take = (step: string, id: string) => () => void mutate(() => callStep(chat, step, { id }, crypto.randomUUID()));
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
          onClick: () => void mutateMutes(() => mutes.add(senderId, minutes)),
        }))
      : []),
  ];
}
