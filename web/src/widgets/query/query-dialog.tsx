import { text } from '@campus/contract/messages';
import {
  blankLine,
  choosableFields,
  conditionsOfLines,
  linesOf,
  type MatchType,
  type QueryCondition,
  type SuperQuery,
} from '@campus/contract/rules';
import { Button, Empty, Select, Spin } from 'antd';
import { useId, useMemo, useState } from 'react';
import { tell } from '../../request/tell.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { Modal } from '../modal.tsx';
import { useDragging } from '../use-dragging.ts';
import type { AdvancedQueryProps } from './advanced-query.tsx';
import './query.css';
import { type KeyedLine, keyed, type ListField, type QueryDraft } from './query-field.ts';
import { QueryLineRow } from './query-line.tsx';
import { SavePrompt } from './save-prompt.tsx';
import { SavedQueries } from './saved-queries.tsx';
import { useSavedQueries } from './use-saved-queries.ts';

const width = 1000; // (S)
const words = text.sq;
const matchTypes = (['and', 'or'] as const).map((value) => ({ value, label: words[value] }));

export interface QueryDialogProps extends Pick<AdvancedQueryProps, 'fieldList' | 'loading' | 'onSearch'> {
  readonly saveCode: string;
  /** What was built when the dialog was open before. */
  readonly kept: QueryDraft | undefined;
  readonly onKeep: (draft: QueryDraft) => void;
  readonly active: SuperQuery | undefined;
  readonly onClose: () => void;
}

const blank = (): QueryDraft => ({ matchType: 'and', lines: [keyed(blankLine)] });
const draftOf = (asked: SuperQuery, fields: readonly ListField[]): QueryDraft => ({
  matchType: asked.matchType,
  lines: linesOf(asked.conditions, fields).map(keyed),
});

/** What the dialog opens with: what was built before, else the query in effect; a line to begin with where there is none. */
function opened(
  kept: QueryDraft | undefined,
  active: SuperQuery | undefined,
  fields: readonly ListField[],
): QueryDraft {
  const draft = kept ?? (active ? draftOf(active, fields) : blank());
  return draft.lines.length > 0 ? draft : { ...draft, lines: blank().lines };
}

/** Builds an advanced query line by line, runs it and keeps it. Render it while it is open. */
export function QueryDialog(props: QueryDialogProps) {
  const { fieldList, saveCode, loading = false, kept, onKeep, active, onSearch, onClose } = props;
  const isMobile = useIsMobile();
  const dragging = useDragging();
  const fields = useMemo(() => choosableFields(fieldList()), [fieldList]);
  const [draft, show] = useState(() => opened(kept, active, fields));
  const [isSaving, setSaving] = useState(false);
  const saved = useSavedQueries(saveCode);
  const setDraft = (next: QueryDraft) => {
    show(next);
    onKeep(next);
  };

  const conditions = (): QueryCondition[] => conditionsOfLines(draft.lines.map(({ line }) => line));
  const run = () => {
    const complete = conditions();
    if (complete.length === 0) return tell.warning(words.emptyQuery);
    onSearch(complete, draft.matchType);
    if (isMobile) onClose();
  };
  const reset = () => {
    setDraft(blank());
    onSearch([], 'and');
  };
  const save = () => (conditions().length === 0 ? tell.warning(words.emptySave) : setSaving(true));

  return (
    <>
      <Modal
        open
        width={isMobile ? '100%' : width}
        className={`query-dialog${isMobile ? ' full' : ''}`}
        wrapClassName="query-wrap"
        mask={false}
        focusable={{ trap: false }}
        title={
          <div className="query-title" {...(!isMobile && { onPointerDown: dragging.grab })}>
            {words.title}
          </div>
        }
        modalRender={(box) => <div style={isMobile ? {} : dragging.style}>{box}</div>}
        onCancel={onClose}
        footer={
          <div className="form-foot">
            <Button disabled={loading} onClick={reset}>
              {words.reset}
            </Button>
            <Button disabled={loading} onClick={save}>
              {words.save}
            </Button>
            <span className="grow" />
            <Button onClick={onClose}>{words.close}</Button>
            <Button type="primary" disabled={loading} onClick={run}>
              {words.query}
            </Button>
          </div>
        }
      >
        <Spin spinning={loading}>
          <div className="query-body" data-widget="query-dialog">
            <div className="query-lines">
              <MatchChoice value={draft.matchType} onChange={(matchType) => setDraft({ ...draft, matchType })} />
              <Lines
                fields={fields}
                lines={draft.lines}
                onChange={(lines) => setDraft({ ...draft, lines })}
                onRun={run}
              />
            </div>
            <SavedQueries saved={saved} onLoad={(query) => setDraft(draftOf(query, fields))} />
          </div>
        </Spin>
      </Modal>
      {isSaving && (
        <SavePrompt
          onClose={() => setSaving(false)}
          onSave={(name, isShared) =>
            saved.keep(name, { matchType: draft.matchType, conditions: conditions() }, isShared)
          }
        />
      )}
    </>
  );
}

interface MatchChoiceProps {
  readonly value: MatchType;
  readonly onChange: (value: MatchType) => void;
}
function MatchChoice({ value, onChange }: MatchChoiceProps) {
  const id = useId();
  return (
    <div className="query-match">
      <label htmlFor={id}>{words.matchType}</label>
      <Select<MatchType> id={id} value={value} options={matchTypes} onChange={onChange} />
    </div>
  );
}

interface LinesProps {
  readonly fields: readonly ListField[];
  readonly lines: readonly KeyedLine[];
  readonly onChange: (lines: readonly KeyedLine[]) => void;
  readonly onRun: () => void;
}
function Lines({ fields, lines, onChange, onRun }: LinesProps) {
  const add = () => onChange([...lines, keyed(blankLine)]);
  if (lines.length === 0)
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.empty}>
        <Button type="link" onClick={add}>
          {words.emptyAdd}
        </Button>
      </Empty>
    );
  return (
    <ul className="query-list">
      {lines.map(({ key, line }) => (
        <li key={key}>
          <QueryLineRow
            fields={fields}
            line={line}
            onChange={(next) => onChange(lines.map((one) => (one.key === key ? { key, line: next } : one)))}
            onAdd={add}
            onRemove={() => onChange(lines.filter((one) => one.key !== key))}
            onRun={onRun}
          />
        </li>
      ))}
    </ul>
  );
}
