import { useState } from 'react';
import { sessionText } from '../../request/kept-text.ts';

const key = (id: string): string => `pro__delivery-note/${id}`;

/**
 * What is written about a delivery and not sent yet: going on to the next, closing the drawer or a reload leaves it
 * there, the end of the session does not. Give the component a `key` of the delivery.
 */
export function useNoteDraft(id: string) {
  const [text, setText] = useState(() => sessionText.get(key(id)) ?? '');
  const discard = () => {
    setText('');
    sessionText.remove(key(id));
  };
  const write = (next: string) => {
    if (next === '') return discard();
    setText(next);
    sessionText.set(key(id), next);
  };
  return { text, write, discard };
}
