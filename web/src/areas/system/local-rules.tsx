import { type CheckElement, checkRuleLimits, linearPattern } from '@campus/contract/rules';
import { ruleTexts } from '@campus/contract/system';
import { useCallback, useRef, useState } from 'react';
import type { CellRule, GridColumn } from '../../widgets/grid/column.ts';
import { EditableGrid } from '../../widgets/grid/grid.tsx';
import type { GridHandle } from '../../widgets/grid/grid-handle.ts';

const required: CellRule = { required: true };
const isCount: CellRule = {
  handler: (_type, value, _row, _column, callback) => {
    const count = Number(value);
    callback(Number.isInteger(count) && count >= 1 && count <= checkRuleLimits.digits);
  },
};
const isLinear: CellRule = {
  handler: (_type, value, _row, _column, callback) => callback(linearPattern(String(value)) !== undefined),
};
const columns: readonly GridColumn[] = [
  {
    key: 'digits',
    title: ruleTexts.digits,
    type: 'inputNumber',
    width: 110,
    defaultValue: '1',
    validateRules: [required, isCount],
  },
  {
    key: 'pattern',
    title: ruleTexts.pattern,
    type: 'input',
    validateRules: [required, isLinear],
    props: { maxLength: checkRuleLimits.pattern },
  },
  {
    key: 'message',
    title: ruleTexts.message,
    type: 'input',
    validateRules: [required],
    props: { maxLength: checkRuleLimits.message },
  },
];

interface LocalRulesProps {
  readonly lines: readonly CheckElement[];
  readonly onChange: (lines: readonly CheckElement[]) => void;
}

/** 局部规则: sections of a code from left to right, each with length, pattern and error message. */
export function LocalRules({ lines, onChange }: LocalRulesProps) {
  const grid = useRef<GridHandle>(null);
  // The grid owns the rows after mounting: new ones would replace the input.
  const [rows] = useState(() =>
    lines.map(({ digits, pattern, message }, i) => ({ id: String(i), digits, pattern, message, orderNum: i + 1 })),
  );
  const tell = useCallback(() => {
    // Runs after the grid's own update.
    queueMicrotask(async () => {
      const { values = [] } = (await grid.current?.getAll({ validate: false })) ?? {};
      onChange(
        values.map(({ digits, pattern, message }) => ({
          digits: String(digits ?? ''),
          pattern: String(pattern ?? ''),
          message: String(message ?? ''),
        })),
      );
    });
  }, [onChange]);
  return (
    <>
      <p className="muted">{ruleTexts.localHint}</p>
      <EditableGrid
        ref={grid}
        label={ruleTexts.local}
        columns={columns}
        dataSource={rows}
        actionButton
        rowNumber
        rowSelection
        dragSort
        maxHeight={320}
        onValueChange={tell}
        onAdded={tell}
        onInserted={tell}
        onDeleted={tell}
        onDragged={tell}
      />
    </>
  );
}
