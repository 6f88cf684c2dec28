import { useEffect, useState } from 'react';
import { onPush, type PushFrame } from './push.ts';

/** The last progress frame of a task of this user. */
export function useTaskProgress(taskId: string): PushFrame | undefined {
  const [frame, setFrame] = useState<PushFrame>();
  useEffect(() => onPush('progress', (next) => next.taskId === taskId && setFrame(next)), [taskId]);
  return frame;
}
