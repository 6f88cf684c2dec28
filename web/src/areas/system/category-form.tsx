import { categoryTexts, sysCategory } from '@campus/contract/system';
import { Input } from 'antd';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import type { InputProps } from '../../kit/form/field-control.ts';
import { type Category, rootPid } from './use-categories.ts';

/** A category to edit, or the parent of a new one; a root has none. */
export type CategoryTask =
  | { readonly kind: 'add'; readonly parent: Category | undefined }
  | { readonly kind: 'edit'; readonly row: Category };

interface CategoryFormProps {
  readonly task: CategoryTask;
  /** Receives the parent whose level has changed. */
  readonly onDone: (pid: string) => void;
  readonly onClose: () => void;
}

/** Form of a category. */
export function CategoryForm({ task, onDone, onClose }: CategoryFormProps) {
  const parent = task.kind === 'add' ? task.parent : undefined;
  /** Parent of the new category, selected before the form was opened. */
  const ParentInput = ({ id }: InputProps) => (
    <Input
      {...(id && { id })}
      disabled
      value={parent ? `${parent.name}（${parent.code ?? ''}）` : categoryTexts.root}
    />
  );
  return (
    <EntityForm
      entity={sysCategory}
      id={task.kind === 'edit' ? task.row.id : undefined}
      initial={{ pid: parent?.id ?? rootPid }}
      inputs={{ pid: ParentInput }}
      isHidden={(name) => name === 'pid' && task.kind === 'edit'}
      onDone={() => onDone(parent?.id ?? rootPid)}
      onClose={onClose}
    />
  );
}
