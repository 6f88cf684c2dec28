import { text } from '@campus/contract/messages';
import { type DepartNode, organisationTexts } from '@campus/contract/system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tell } from '../../request/tell.ts';

/** The selected department: `first` initially. Unsaved changes are left only after a confirmation. */
export function useChosenDepart(first: DepartNode | undefined) {
  const [chosen, setChosen] = useState<DepartNode>();
  const isDirty = useRef(false);
  const hasBegun = useRef(false);
  const choose = async (next: DepartNode | undefined) => {
    const question = { title: text.common.prompt, text: organisationTexts.depart.leaveChanges, danger: true };
    if (!isDirty.current || (await tell.confirm(question))) setChosen(next);
  };
  // Only once: the empty state appears after the selection was cleared.
  const begin = useEffectEvent((depart: DepartNode) => {
    if (!hasBegun.current) setChosen(depart);
    hasBegun.current = true;
  });
  useEffect(() => {
    if (first) begin(first);
  }, [first]);
  return {
    chosen,
    choose: (next: DepartNode | undefined) => void choose(next),
    clear: () => setChosen(undefined),
    setDirty: (next: boolean) => {
      isDirty.current = next;
    },
  };
}
