import { useState } from 'react';
import { safeSessionStorage } from '../../request/safe-storage.ts';

const key = (id: string): string => `pro__delivery-note/${id}`;

/**
 * What is written about a delivery and not sent yet: going on to the next, closing the drawer or a reload leaves it
 * there, the end of the session does not. Give the component a `key` of the delivery.
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
