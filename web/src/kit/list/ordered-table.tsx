import { HolderOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { DndContext, type DraggableSyntheticListeners, pointerWithin, useDraggable, useDroppable } from '@dnd-kit/core';
import { type ComponentProps, createContext, useContext } from 'react';
import { getName } from '../detail/detail-settings.ts';
import type { RowData } from '../field/row.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { spokenOrder, useOrderSensors } from './order-drag.ts';
import type { Ordering } from './use-order.ts';
import './ordered-table.css';

interface Handle {
  readonly ref: (node: HTMLElement | null) => void;
  readonly listeners: DraggableSyntheticListeners;
}
const HandleContext = createContext<Handle | undefined>(undefined);

type RowProps = ComponentProps<'tr'> & { readonly 'data-row-key'?: string };
function DraggableRow({ className = '', ...row }: RowProps) {
  const id = row['data-row-key'] ?? '';
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });
  const state = drag.isDragging ? ' order-lifted' : drop.isOver ? ' order-over' : '';
  return (
    <HandleContext value={{ ref: drag.setActivatorNodeRef, listeners: drag.listeners }}>
      <tr
        {...row}
        ref={(node) => {
          drag.setNodeRef(node);
          drop.setNodeRef(node);
        }}
        className={className + state}
      />
    </HandleContext>
  );
}

/** For pointers only: keyboards have 上移, 下移 and 置顶. */
function RowHandle({ name }: { name: string }) {
  const handle = useContext(HandleContext);
  return (
    <button
      type="button"
      ref={handle?.ref}
      className="tool-button order-handle"
      title={text.order.handle(name)}
      aria-hidden="true"
      tabIndex={-1}
      {...handle?.listeners}
    >
      <HolderOutlined aria-hidden />
    </button>
  );
}

/** A list whose rows are put in order by dragging. */
export function OrderedTable({ order, ...props }: ListTableProps & { readonly order: Ordering }) {
  const sensors = useOrderSensors();
  const rows = props.list.page?.records ?? [];
  const findRow = (id: unknown): RowData | undefined => rows.find((row) => row.id === id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={spokenOrder}
      onDragEnd={({ active, over }) => {
        const [moved, place] = [findRow(active.id), findRow(over?.id)];
        if (moved && place && moved !== place) void order.place(moved, place);
      }}
    >
      <ListTable
        {...props}
        dragging={{ row: DraggableRow, handle: (row) => <RowHandle name={getName(props.list.entity, row)} /> }}
      />
    </DndContext>
  );
}
