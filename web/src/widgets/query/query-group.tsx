import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { type MatchType, queryLimits } from '@campus/contract/rules';
import { Button, Empty } from 'antd';
import { IconButton } from '../icon-button.tsx';
import { Segmented } from '../segmented.tsx';
import { moveOnKey, NodeMenu } from './node-menu.tsx';
import { append, changeGroup, type DraftGroup, isFull, isGroup, newGroup, newLine, removeNode } from './query-draft.ts';
import { getNeighbour, type QueryEditor } from './query-editor.ts';
import { QueryLineRow } from './query-line.tsx';

const texts = text.sq;
const joints = (['and', 'or'] as const).map((value) => ({ value, label: texts.group[value] }));

interface QueryGroupProps {
  readonly group: DraftGroup;
  /** 0 for the root group. */
  readonly level: number;
  readonly editor: QueryEditor;
}

/** Lines and groups in order, with buttons to add more. */
export function QueryNodes({ group, level, editor }: QueryGroupProps) {
  const { draft, change } = editor;
  const add = () => {
    const line = newLine();
    change(append(draft, group.key, line), { key: line.key, control: 'field' });
  };
  const addGroup = () => {
    const added = newGroup(group.matchType === 'and' ? 'or' : 'and');
    const [line] = added.nodes;
    change(append(draft, group.key, added), line && { key: line.key, control: 'field' });
  };
  if (level === 0 && group.nodes.length === 0)
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.empty}>
        <Button type="link" onClick={add}>
          {texts.emptyAdd}
        </Button>
      </Empty>
    );
  const isCrowded = isFull(draft);
  // Each line has an add button; a group without lines needs its own.
  const hasLine = group.nodes.some((node) => !isGroup(node));
  return (
    <>
      {group.nodes.length === 0 && <p className="muted query-none">{texts.group.empty}</p>}
      <ul className="query-list">
        {group.nodes.map((node) => (
          <li key={node.key} data-node={node.key}>
            {isGroup(node) ? (
              <QueryGroupBox group={node} level={level + 1} editor={editor} />
            ) : (
              <QueryLineRow nodeKey={node.key} line={node.line} level={level} editor={editor} onAdd={add} />
            )}
          </li>
        ))}
      </ul>
      <div className="query-adds">
        {!hasLine && (
          <Button size="small" type="link" icon={<PlusOutlined aria-hidden />} disabled={isCrowded} onClick={add}>
            {texts.addRow}
          </Button>
        )}
        {level < queryLimits.levels && (
          <Button size="small" type="link" icon={<PlusOutlined aria-hidden />} disabled={isCrowded} onClick={addGroup}>
            {texts.group.add}
          </Button>
        )}
        {level === queryLimits.levels && <span className="muted">{texts.mostLevels(queryLimits.levels)}</span>}
        {level === 0 && isCrowded && <span className="muted">{texts.mostConditions(queryLimits.conditions)}</span>}
      </div>
    </>
  );
}

/** A nested group with its own AND or OR. */
function QueryGroupBox({ group, level, editor }: QueryGroupProps) {
  const { draft, change } = editor;
  const { key, matchType } = group;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser supports a fieldset as grid item
    <div
      role="group"
      aria-label={texts.group.name}
      className={`query-group ${matchType}`}
      onKeyDownCapture={(event) => isOfHead(event.target) && moveOnKey(key, editor)(event)}
    >
      <div className="query-group-head">
        <Segmented<MatchType>
          size="small"
          aria-label={texts.group.match}
          value={matchType}
          options={joints}
          onChange={(next) => change(changeGroup(draft, key, () => ({ matchType: next })))}
        />
        <span className="grow" />
        <IconButton
          label={texts.group.delete}
          className="query-remove"
          onClick={() => change(removeNode(draft, key), { key: getNeighbour(draft, key), control: 'remove' })}
        >
          <MinusOutlined aria-hidden />
        </IconButton>
        <NodeMenu nodeKey={key} level={level - 1} editor={editor} />
      </div>
      <QueryNodes group={group} level={level} editor={editor} />
    </div>
  );
}
const isOfHead = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('[data-node]')?.querySelector('.query-group-head')?.contains(target) === true;
