import type { Tone } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { StatusTag } from './status.tsx';

const tones: Readonly<Record<string, Tone>> = { L: 'progress', M: 'waiting', H: 'bad' };

/** Priority of an announcement: blue, orange, red. Renders nothing for unknown values. */
export function PriorityTag({ value }: { value: string | null | undefined }) {
  const tone = tones[value ?? ''];
  return tone && <StatusTag tone={tone}>{text.notice.priority[value as 'L' | 'M' | 'H']}</StatusTag>;
}
