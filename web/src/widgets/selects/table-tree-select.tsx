import { text } from '@campus/contract/messages';
import { useMemo } from 'react';
import { ConditionChecked } from './condition-checked.tsx';
import type { ControlProps } from './option.ts';
import { TreeField } from './tree-field.tsx';
import { type TableTree, tableTree } from './tree-source.ts';

interface TableTreeSelectProps extends Omit<ControlProps, 'onChange'>, TableTree {
  readonly multiple?: boolean | undefined;
  readonly onChange: (value: string, label: string) => void;
}

/** Rows of a table that refer to each other, chosen in a tree (widgets 34). */
export function TableTreeSelect(props: TableTreeSelectProps) {
  const { dict, pidField, pidValue, hasChildField, condition = '', value, ...control } = props;
  const source = useMemo(
    () => tableTree({ dict, pidField, pidValue, hasChildField, condition }),
    [dict, pidField, pidValue, hasChildField, condition],
  );
  return (
    <ConditionChecked condition={condition} problem={text.treeSelect.conditionError}>
      <TreeField {...control} value={value === '0' ? '' : value} source={source} />
    </ConditionChecked>
  );
}
