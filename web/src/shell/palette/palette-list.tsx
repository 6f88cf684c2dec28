import { text } from '@campus/contract/messages';
import { useEffect, useRef } from 'react';
import type { Found, FoundGroup } from './found.ts';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  /** Index of the active entry. */
  readonly at: number;
  readonly onPoint: (at: number) => void;
  readonly onOpen: (item: Found) => void;
}

/** Entries by group; keeps the active one in view. */
export function PaletteList({ id, groups, at, onPoint, onOpen }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the active entry or the list changes
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at, groups]);
  let next = 0;
  return (
    <div ref={list} id={id} className="palette-list" role="listbox" aria-label={text.palette.title}>
      {groups.map(({ title, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no set of fields
        <div key={title} role="group" aria-label={title}>
          <div className="palette-group" aria-hidden="true">
            {title}
          </div>
          {items.map((item) => {
            const own = next;
            next += 1;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input above has the focus and handles the keys
              <div
                key={item.key}
                id={`${id}-${own}`}
                className="palette-option"
                role="option"
                tabIndex={-1}
                aria-selected={own === at}
                onMouseMove={() => own !== at && onPoint(own)}
                onClick={() => onOpen(item)}
              >
                <span>{item.label}</span>
                {item.hint && <small>{item.hint}</small>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
