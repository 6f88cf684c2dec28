import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { questCategory, questCategoryLevels, questTexts } from '@campus/contract/interaction';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useState } from 'react';
import { useRights } from '../../kit/call/caller.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import { useOrder } from '../../kit/list/use-order.ts';
import { useRemoval } from '../../kit/list/use-row-actions.ts';
import { tell } from '../../request/tell.ts';
import { IconButton } from '../../widgets/icon-button.tsx';

type Open = { readonly kind: 'add'; readonly parentId: string | null } | { readonly kind: 'edit'; readonly id: string };

interface CategoryToolsProps {
  /** The selected category; undefined for all. */
  readonly current: RowData | undefined;
  /** It has siblings. */
  readonly isMovable: boolean;
  readonly onRemoved: () => void;
}

/** Adds categories; moves, edits and deletes the selected one. */
export function CategoryTools({ current, isMovable, onRemoved }: CategoryToolsProps) {
  const may = useRights(questCategory);
  const [open, setOpen] = useState<Open>();
  const isTop = current !== undefined && !current.parentId && questCategoryLevels > 1;
  if (!may('add') && !(current && (may('edit') || may('delete')))) return null;
  return (
    <>
      <div className="quest-side-tools">
        {may('add') && (
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => setOpen({ kind: 'add', parentId: isTop ? current.id : null })}
          >
            {isTop ? questTexts.addBelow : questTexts.addCategory}
          </Button>
        )}
        <span className="grow" />
        {current && may('edit') && (
          <>
            {isMovable && <MoveButtons row={current} />}
            <IconButton label={text.common.edit} onClick={() => setOpen({ kind: 'edit', id: current.id })}>
              <EditOutlined aria-hidden />
            </IconButton>
          </>
        )}
        {current && may('delete') && <RemoveButton row={current} onRemoved={onRemoved} />}
      </div>
      {open && (
        <EntityForm
          entity={questCategory}
          {...(open.kind === 'edit' ? { id: open.id } : { initial: { parentId: open.parentId } })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function MoveButtons({ row }: { row: RowData }) {
  const order = useOrder(questCategory);
  return (
    <>
      <IconButton label={text.order.up} onClick={() => void order.move(row, 'up')}>
        <ArrowUpOutlined aria-hidden />
      </IconButton>
      <IconButton label={text.order.down} onClick={() => void order.move(row, 'down')}>
        <ArrowDownOutlined aria-hidden />
      </IconButton>
    </>
  );
}

function RemoveButton({ row, onRemoved }: { row: RowData; onRemoved: () => void }) {
  const removal = useRemoval(questCategory);
  const remove = async () => {
    const question = {
      title: text.list.batchDelete.title,
      text: questTexts.removeCategory(asText(row.name)),
      danger: true,
    };
    if (!(await tell.confirm(question))) return;
    if (await removal.one(row.id)) onRemoved();
  };
  return (
    <IconButton label={text.common.delete} onClick={() => void remove()}>
      <DeleteOutlined aria-hidden />
    </IconButton>
  );
}
