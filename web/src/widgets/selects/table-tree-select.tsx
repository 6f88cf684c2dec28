import { text } from '@campus/contract/messages';
import { useMemo } from 'react';
import { ConditionChecked } from './condition-checked.tsx';
import type { ControlProps } from './option.ts';
import { TreeField } from './tree-field.tsx';
import { isTreeCondition, type TableTree, tableTree } from './tree-source.ts';
import { useNameCallback } from './use-tree.ts';

interface TableTreeSelectProps extends Omit<ControlProps, 'onChange'>, TableTree {
  readonly multiple?: boolean | undefined;
  /** Calls `onChange` once with the value when its label has been loaded (single only). */
  readonly loadTriggleChange?: boolean | undefined; // Misspelled in the stored form definitions.
  readonly onChange: (value: string, label: string) => void;
}

/** Rows of a self-referencing table, selected in a tree. */
export function TableTreeSelect(props: TableTreeSelectProps) {
  const { dict, pidField, pidValue, hasChildField, condition = '', loadTriggleChange = false, ...control } = props;
  const { multiple = false, onChange } = control;
  const value = control.value === '0' ? '' : control.value;
  const source = useMemo(
    () => tableTree({ dict, pidField, pidValue, hasChildField, condition }),
    [dict, pidField, pidValue, hasChildField, condition],
  );
  useNameCallback(source, loadTriggleChange && !multiple && isTreeCondition(condition) ? value : '', onChange);
  return (
    <ConditionChecked condition={condition} problem={text.treeSelect.conditionError}>
      <TreeField {...control} value={value} source={source} />
    </ConditionChecked>
  );
}
