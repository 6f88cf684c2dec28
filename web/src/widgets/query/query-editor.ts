import { type RefObject, useEffect, useRef } from 'react';
import type { DraftGroup, QueryDraft } from './query-draft.ts';
import { isGroup } from './query-draft.ts';
import type { ListField } from './query-field.ts';

/** Control of a node to focus after a change. */
interface FocusTarget {
  readonly key: number;
  readonly control: 'field' | 'more' | 'remove';
}
/** The dialog's interface for lines and groups. */
export interface QueryEditor {
  readonly fields: readonly ListField[];
  readonly draft: QueryDraft;
  /** Whether incomplete lines are marked as ignored. */
  readonly isMarked: boolean;
  change(draft: QueryDraft, focus?: FocusTarget): void;
  run(): void;
}

const selectors = { field: '.query-field input', more: '.query-more', remove: '.query-remove' } as const;
/** Focuses a target once the changed draft is rendered; returns the function that requests it. */
export function useNodeFocus(body: RefObject<HTMLElement | null>): (target: FocusTarget | undefined) => void {
  const wanted = useRef<FocusTarget>(undefined);
  useEffect(() => {
    const target = wanted.current;
    if (!target) return;
    wanted.current = undefined;
    const node = body.current?.querySelector(`[data-node="${target.key}"]`);
    const control = node?.querySelector<HTMLElement>(selectors[target.control]);
    (control ?? node?.querySelector<HTMLElement>('button') ?? body.current?.querySelector('button'))?.focus();
  });
  return (target) => {
    wanted.current = target;
  };
}

/** Node to focus when `key` is removed: its neighbour, else its group. */
export function getNeighbour(group: DraftGroup, key: number): number {
  const at = group.nodes.findIndex((node) => node.key === key);
  if (at >= 0) return (group.nodes[at + 1] ?? group.nodes[at - 1] ?? group).key;
  for (const node of group.nodes) {
    const inside = isGroup(node) ? getNeighbour(node, key) : 0;
    if (inside > 0) return inside;
  }
  return 0;
}
