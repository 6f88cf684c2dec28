import { MoreOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Dropdown } from 'antd';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../icon-button.tsx';
import { move, wrap } from './query-draft.ts';
import type { QueryEditor } from './query-editor.ts';

const texts = text.sq;

interface NodeMenuProps {
  readonly nodeKey: number;
  /** Level of the containing group; 0 is the root. */
  readonly level: number;
  readonly editor: QueryEditor;
}

/** Menu that moves a line or group, or wraps it in a group. */
export function NodeMenu({ nodeKey, level, editor }: NodeMenuProps) {
  const { draft, change } = editor;
  const [up, down] = [move(draft, nodeKey, -1), move(draft, nodeKey, 1)];
  const wrapped = wrap(draft, nodeKey, level);
  const focus = { key: nodeKey, control: 'more' } as const;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: [
          { key: 'up', label: texts.moveUp, disabled: !up, extra: 'Alt+↑', onClick: () => up && change(up, focus) },
          {
            key: 'down',
            label: texts.moveDown,
            disabled: !down,
            extra: 'Alt+↓',
            onClick: () => down && change(down, focus),
          },
          {
            key: 'wrap',
            label: texts.group.wrap,
            disabled: !wrapped,
            onClick: () => wrapped && change(wrapped.draft, focus),
          },
        ],
      }}
    >
      <IconButton label={texts.more} className="query-more">
        <MoreOutlined aria-hidden />
      </IconButton>
    </Dropdown>
  );
}

/** Alt with an arrow key moves the node that contains the focus. */
export const moveOnKey =
  (nodeKey: number, { draft, change }: QueryEditor) =>
  (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    // Otherwise a select would open its list, and the containing group would move, too.
    event.preventDefault();
    event.stopPropagation();
    const moved = move(draft, nodeKey, event.key === 'ArrowUp' ? -1 : 1);
    if (moved) change(moved, { key: nodeKey, control: 'more' });
  };
