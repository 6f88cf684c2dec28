import { useState } from 'react';
import { safeSessionStorage } from '../../request/safe-storage.ts';

const key = (id: string): string => `pro__delivery-note/${id}`;

/**
 * Unsent note of a delivery, stored until the end of the session: it survives opening another delivery, closing the
 * drawer and a reload. Use the delivery's id as `key` of the component.
 */
export function useNoteDraft(id: string) {
  const [text, setText] = useState(() => safeSessionStorage.get(key(id)) ?? '');
  const discard = () => {
    setText('');
    safeSessionStorage.remove(key(id));
  };
  const write = (next: string) => {
    if (next === '') return discard();
    setText(next);
    safeSessionStorage.set(key(id), next);
  };
  return { text, write, discard };
}
