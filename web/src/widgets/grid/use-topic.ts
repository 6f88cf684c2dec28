import { useCallback, useSyncExternalStore } from 'react';
import type { GridStore } from './grid-store.ts';
import { rowTopic } from './topics.ts';

/** Re-renders when the topic is published; returns its version. */
export function useTopic({ topics }: GridStore, topic: string): number {
  return useSyncExternalStore(
    useCallback((listener) => topics.subscribe(topic, listener), [topics, topic]),
    () => topics.version(topic),
  );
}
/** Re-renders when the row or everything changes. */
export function useRow({ topics }: GridStore, id: string): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [topics.subscribe(rowTopic(id), listener), topics.subscribe('every', listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [topics, id],
  );
  useSyncExternalStore(subscribe, () => topics.version(rowTopic(id)) + topics.version('every'));
}
