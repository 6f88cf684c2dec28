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
  let next = 0;
  return (
    <div id={id} className="palette-list" role="listbox" aria-label={text.palette.title}>
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
              <Option
                key={item.key}
                id={`${id}-${own}`}
                item={item}
                isPointed={own === at}
                onPoint={() => onPoint(own)}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly item: Found;
  readonly isPointed: boolean;
  readonly onPoint: () => void;
  readonly onOpen: (item: Found) => void;
}
/** Scrolls into view when it is pointed at. */
function Option({ id, item, isPointed, onPoint, onOpen }: OptionProps) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPointed) own.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isPointed]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input above has the focus and handles the keys
    <div
      ref={own}
      id={id}
      className="palette-option"
      role="option"
      tabIndex={-1}
      aria-selected={isPointed}
      onMouseMove={() => !isPointed && onPoint()}
      onClick={() => onOpen(item)}
    >
      <span>{item.label}</span>
      {item.hint && <small>{item.hint}</small>}
    </div>
  );
}
