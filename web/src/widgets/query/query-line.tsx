import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { type QueryLine, type QueryRule, queryRules, withField, withRule } from '@campus/contract/rules';
import { Select, TreeSelect } from 'antd';
import { IconButton } from '../icon-button.tsx';
import type { ListField } from './query-field.ts';
import { QueryValue } from './query-value.tsx';

const words = text.sq;

interface QueryLineRowProps {
  readonly fields: readonly ListField[];
  readonly line: QueryLine;
  readonly onChange: (line: QueryLine) => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  readonly onRun: () => void;
}

/** One condition: field, rule, value, and the buttons that add a line and remove this one. */
export function QueryLineRow({ fields, line, onChange, onAdd, onRemove, onRun }: QueryLineRowProps) {
  const field = fields.find((one) => one.value === line.field);
  const rules = field?.rules ?? queryRules;
  return (
    <div className="query-line">
      <TreeSelect<string | undefined>
        allowClear
        aria-label={words.field.placeholder}
        placeholder={words.field.placeholder}
        showSearch={{ treeNodeFilterProp: 'title' }}
        treeData={grouped(fields)}
        {...(fields.every(({ group }) => group === undefined) && { classNames: { popup: { root: 'flat-tree' } } })}
        value={line.field === '' ? undefined : line.field}
        onChange={(name) =>
          onChange(
            withField(
              line,
              fields.find((one) => one.value === name),
            ),
          )
        }
      />
      <Select<QueryRule>
        aria-label={words.rule.placeholder}
        placeholder={words.rule.placeholder}
        popupMatchSelectWidth={false}
        value={line.rule}
        options={rules.map((value) => ({ value, label: words.rule[value] }))}
        onChange={(rule) => onChange(withRule(line, rule, field))}
      />
      <div className="query-value">
        <QueryValue
          field={field}
          rule={line.rule}
          value={typeof line.val === 'object' ? (line.val ?? []).join(',') : String(line.val ?? '')}
          onChange={(val) => onChange({ ...line, val })}
          onRun={onRun}
        />
      </div>
      <IconButton label={words.addRow} onClick={onAdd}>
        <PlusOutlined aria-hidden />
      </IconButton>
      <IconButton label={words.delRow} onClick={onRemove}>
        <MinusOutlined aria-hidden />
      </IconButton>
    </div>
  );
}

interface FieldNode {
  value: string;
  title: string;
  selectable?: boolean;
  children?: FieldNode[];
}
/** Plain fields, then each sub-table with its own: a sub-table cannot be chosen itself. */
function grouped(fields: readonly ListField[]): FieldNode[] {
  const nodes: FieldNode[] = [];
  const groups = new Map<string, FieldNode[]>();
  for (const { value, text: title, group } of fields) {
    const siblings = group === undefined ? nodes : groups.get(group);
    if (siblings) siblings.push({ value, title });
    else {
      const children = [{ value, title }];
      groups.set(group as string, children);
      nodes.push({ value: `group ${group}`, title: group as string, selectable: false, children });
    }
  }
  return nodes;
}
