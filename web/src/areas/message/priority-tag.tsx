import type { Tone } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { StatusTag } from '../../widgets/status.tsx';

const tones: Readonly<Record<string, Tone>> = { L: 'progress', M: 'waiting', H: 'bad' };

/** How pressing an announcement is: blue, orange, red. Nothing for a value nobody knows. */
export function PriorityTag({ value }: { value: string | null | undefined }) {
  const tone = tones[value ?? ''];
  return tone && <StatusTag tone={tone}>{text.notice.priority[value as 'L' | 'M' | 'H']}</StatusTag>;
}
