import { text } from '@campus/contract/messages';
import { useMemo } from 'react';
import { ConditionChecked } from './condition-checked.tsx';
import type { ControlProps } from './option.ts';
import { TreeField } from './tree-field.tsx';
import { categoryLevels, oneCategory } from './tree-source.ts';
import { useNameCallback } from './use-tree.ts';

/** `0` is the root of the tree, which is not a choice. */
const withoutRoot = (value: string): string => (value === '0' ? '' : value);

interface CategoryTreeSelectProps extends ControlProps {
  readonly pcode?: string | undefined;
  readonly field?: 'id' | 'code' | undefined;
  readonly async?: boolean | undefined;
}

/** One category, stored by id or code. */
export function CategoryTreeSelect({ pcode, field, async, value, ...control }: CategoryTreeSelectProps) {
  const source = useMemo(() => oneCategory({ pcode, field, async }), [pcode, field, async]);
  return <TreeField placeholder={text.category.placeholder} {...control} value={withoutRoot(value)} source={source} />;
}

interface CategorySelectProps extends Omit<ControlProps, 'onChange'> {
  readonly multiple?: boolean | undefined;
  readonly pid?: string | undefined;
  readonly pcode?: string | undefined;
  /** JSON object text sent with each request. */
  readonly condition?: string | undefined;
  /** Name of a second field that receives the label. */
  readonly back?: string | undefined;
  /** Calls `onChange` once with the value when its label has been loaded (single only). */
  readonly loadTriggleChange?: boolean | undefined; // Misspelled in the stored form definitions.
  readonly onChange: (value: string, back: Readonly<Record<string, string>>) => void;
}

/** One or several categories of a tree that is loaded level by level. */
export function CategorySelect(props: CategorySelectProps) {
  const { condition = '' } = props;
  return (
    <ConditionChecked condition={condition} problem={text.category.conditionError}>
      <CategoryLevels {...props} />
    </ConditionChecked>
  );
}

function CategoryLevels(props: CategorySelectProps) {
  const { multiple = false, pid, pcode, condition, back = '', loadTriggleChange = false, onChange, ...control } = props;
  const source = useMemo(() => categoryLevels({ pid, pcode, condition }), [pid, pcode, condition]);
  const value = withoutRoot(control.value);
  const emit = (next: string, label: string) => onChange(next, back === '' ? {} : { [back]: label });
  useNameCallback(source, loadTriggleChange && !multiple ? value : '', emit);
  return (
    <TreeField
      placeholder={text.category.placeholder}
      {...control}
      value={value}
      source={source}
      multiple={multiple}
      onChange={emit}
    />
  );
}
