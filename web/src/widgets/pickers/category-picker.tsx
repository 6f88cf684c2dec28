import { PartitionOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { useMemo, useState } from 'react';
import { type ControlProps, getName } from '../selects/option.ts';
import { categoryTree, type TreeNode } from '../selects/tree-source.ts';
import { useTreeNames } from '../selects/use-tree.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { PickerField } from './picker-field.tsx';

interface CategoryPickerProps extends ControlProps {
  /** Code of the category whose subtree is offered; 0 is the root. */
  readonly parentCode?: string | undefined;
}
const none: ReadonlyMap<string, TreeNode> = new Map();

/** One category, selected in a dialog with the complete tree. */
export function CategoryPicker({ parentCode = '0', value, onChange, ...field }: CategoryPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const source = useMemo(() => categoryTree(parentCode), [parentCode]);
  const chosen = value === '0' ? '' : value;
  const { names, isLoading } = useTreeNames(source, chosen === '' ? [] : [chosen], none);
  return (
    <div data-widget="category-picker">
      <PickerField
        {...field}
        placeholder={field.placeholder ?? text.category.placeholder}
        isLoading={isLoading}
        prefix={<PartitionOutlined aria-hidden />}
        chosen={chosen === '' ? [] : [{ value: chosen, label: getName(chosen, names.get(chosen), isLoading) }]}
        onOpen={() => setOpen(true)}
        onRemove={() => onChange('')}
      />
      {isOpen && (
        <CategoryDialog
          parentCode={parentCode}
          chosen={chosen}
          onClose={() => setOpen(false)}
          onChoose={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      )}
    </div>
  );
}
