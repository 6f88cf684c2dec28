import { type AnyEntity, isImmutable } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useAllowed } from '../call/allowed.tsx';
import { useCaller } from '../call/caller.ts';
import { isEditable } from '../field/field-cells.tsx';
import type { RowData } from '../field/row.ts';

interface EditButtonProps {
  readonly entity: AnyEntity;
  readonly row: RowData;
  readonly label?: string;
  readonly onEdit: () => void;
}
/** Edits a row where its state and the permissions of the caller allow it. */
export function EditButton({ entity, row, label = text.list.form.edit, onEdit }: EditButtonProps) {
  const mayEdit = useAllowed(entity.can.edit as string);
  const isFixed = isImmutable(entity, row, useCaller());
  return mayEdit && isEditable(entity, row) && !isFixed ? <Button onClick={onEdit}>{label}</Button> : null;
}
