import { HolderOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Dropdown } from 'antd';
import { type PointerEvent, useState } from 'react';
import type { GridRow } from './column.ts';
import type { GridStore } from './grid-store.ts';
import { enterRow } from './keyboard.ts';
import { startDrag } from './row-drag.ts';

interface RowHandleProps {
  readonly store: GridStore;
  readonly row: GridRow;
  readonly index: number;
}

/** Row handle: drag moves the row, click opens a menu, double-click inserts a row below. */
export function RowHandle({ store, row, index }: RowHandleProps) {
  const [isOpen, setOpen] = useState(false);
  const texts = text.grid;
  const insert = () => {
    const [fresh] = store.commands.insert(index + 1);
    if (fresh) enterRow(store, fresh.id);
  };
  // A position among sorted or filtered rows is unrelated to the rows' own order.
  const { isArranged } = store;
  const items = [
    { key: 'up', label: texts.moveUp, disabled: isArranged || index === 0 },
    { key: 'down', label: texts.moveDown, disabled: isArranged || index === store.rows.length - 1 },
    { key: 'insert', label: texts.insertRow },
  ];
  const commands: Readonly<Record<string, () => void>> = {
    up: () => store.commands.move(index, index - 1),
    down: () => store.commands.move(index, index + 1),
    insert,
  };
  return (
    <Dropdown
      open={isOpen}
      trigger={['click']}
      autoFocus
      menu={{ items, onClick: ({ key }) => commands[key]?.() }}
      onOpenChange={setOpen}
    >
      <button
        type="button"
        className="grid-icon grid-handle"
        aria-label={text.gridLabels.handle(index + 1)}
        title={isArranged ? text.gridLabels.arrangedDrag : text.gridLabels.dragHint}
        disabled={store.settings.disabled || store.isDisabledRow(row)}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          if (!isArranged) startDrag(event, store, index, () => setOpen(false));
        }}
        onDoubleClick={() => {
          setOpen(false);
          insert();
        }}
      >
        <HolderOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
