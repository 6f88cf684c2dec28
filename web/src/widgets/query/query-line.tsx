import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import {
  getValues,
  isComplete,
  lineLimits,
  lineProblem,
  type QueryLine,
  type QueryRule,
  rulesOfField,
  withField,
  withRule,
} from '@campus/contract/rules';
import { Select, TreeSelect } from 'antd';
import { popupHeight } from '../../theme/popup-height.ts';
import { IconButton } from '../icon-button.tsx';
import { clearButton } from '../selects/option.ts';
import { moveOnKey, NodeMenu } from './node-menu.tsx';
import { isFull, removeNode, setLine } from './query-draft.ts';
import { getNeighbour, type QueryEditor } from './query-editor.ts';
import type { ListField } from './query-field.ts';
import { QueryValue } from './query-value.tsx';

const texts = text.sq;

interface QueryLineRowProps {
  readonly nodeKey: number;
  readonly line: QueryLine;
  readonly level: number;
  readonly editor: QueryEditor;
  readonly onAdd: () => void;
}

/** One condition: field, rule, value, their error, and buttons to add, remove and move lines. */
export function QueryLineRow({ nodeKey, line, level, editor, onAdd }: QueryLineRowProps) {
  const { fields, draft, change } = editor;
  const field = fields.find((one) => one.value === line.field);
  const set = (next: QueryLine) => change(setLine(draft, nodeKey, next));
  const problem = findSentence(line, editor.isMarked);
  return (
    <div className="query-line" onKeyDownCapture={moveOnKey(nodeKey, editor)}>
      <div className="query-field">
        <TreeSelect<string | undefined>
          allowClear={clearButton}
          aria-label={texts.field.placeholder}
          placeholder={texts.field.placeholder}
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeData={groupFields(fields)}
          {...(fields.every(({ group }) => group === undefined) && { classNames: { popup: { root: 'flat-tree' } } })}
          value={line.field === '' ? undefined : line.field}
          onChange={(name) =>
            set(
              withField(
                line,
                fields.find((one) => one.value === name),
              ),
            )
          }
        />
      </div>
      <div className="query-rule">
        <Select<QueryRule>
          aria-label={texts.rule.placeholder}
          placeholder={texts.rule.placeholder}
          popupMatchSelectWidth={false}
          listHeight={popupHeight(400)}
          value={line.rule}
          options={rulesOfField(field).map((value) => ({ value, label: texts.rule[value] }))}
          onChange={(rule) => set(withRule(line, rule, field))}
        />
      </div>
      <div className="query-value">
        <QueryValue
          field={field}
          rule={line.rule}
          value={getValues(line.val).join(',')}
          onChange={(val) => set({ ...line, val })}
          onRun={editor.run}
        />
      </div>
      <div className="query-acts">
        <IconButton label={texts.addRow} disabled={isFull(draft)} onClick={onAdd}>
          <PlusOutlined aria-hidden />
        </IconButton>
        <IconButton
          label={texts.delRow}
          className="query-remove"
          onClick={() => change(removeNode(draft, nodeKey), { key: getNeighbour(draft, nodeKey), control: 'remove' })}
        >
          <MinusOutlined aria-hidden />
        </IconButton>
        <NodeMenu nodeKey={nodeKey} level={level} editor={editor} />
      </div>
      {problem !== undefined && (
        <p className="query-problem field-message error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Error of a line. Incompleteness is reported only after an attempt to run or save. */
function findSentence(line: QueryLine, isMarked: boolean): string | undefined {
  const problem = lineProblem(line);
  if (problem === 'tooLong' || problem === 'tooMany' || problem === 'days')
    return texts.problem[problem](lineLimits[problem]);
  if (problem) return texts.problem[problem];
  if (!isMarked || line.field === '' || isComplete(line)) return undefined;
  return line.rule === 'between' ? texts.problem.pair : texts.problem.incomplete;
}

interface FieldNode {
  value: string;
  title: string;
  selectable?: boolean;
  children?: FieldNode[];
}
/** Plain fields, then sub-tables with their fields; a sub-table itself is not selectable. */
function groupFields(fields: readonly ListField[]): FieldNode[] {
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
