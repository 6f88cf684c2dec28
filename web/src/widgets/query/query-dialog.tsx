import { text } from '@campus/contract/messages';
import { choosableFields, isComplete, type MatchType, type SuperQuery } from '@campus/contract/rules';
import { Button, Select, Spin } from 'antd';
import { useId, useMemo, useRef, useState } from 'react';
import { tell } from '../../request/tell.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { Modal } from '../modal.tsx';
import { useDragging } from '../use-dragging.ts';
import type { AdvancedQueryProps } from './advanced-query-props.ts';
import './query.css';
import { blankDraft, getDraft, getQuery, isInvalid, linesIn, type QueryDraft } from './query-draft.ts';
import { type QueryEditor, useNodeFocus } from './query-editor.ts';
import { QueryNodes } from './query-group.tsx';
import { QueryHits } from './query-hits.tsx';
import { SavePrompt } from './save-prompt.tsx';
import { SavedQueries } from './saved-queries.tsx';
import { useHits } from './use-hits.ts';
import { useSavedQueries } from './use-saved-queries.ts';

const width = 1000;
const texts = text.sq;
const matchTypes = (['and', 'or'] as const).map((value) => ({ value, label: texts[value] }));

export interface QueryDialogProps extends Pick<AdvancedQueryProps, 'fieldList' | 'loading' | 'count' | 'onSearch'> {
  readonly saveCode: string;
  /** Edited draft; without one the dialog shows the query in effect. */
  readonly draft: QueryDraft | undefined;
  readonly onDraft: (draft: QueryDraft) => void;
  readonly active: SuperQuery | undefined;
  readonly onClose: () => void;
}

/** Dialog that builds an advanced query, counts its hits, runs and saves it. Render it while it is open. */
export function QueryDialog(props: QueryDialogProps) {
  const { saveCode, loading = false, onClose } = props;
  const isMobile = useIsMobile();
  const dragging = useDragging();
  const builder = useBuilder(props);
  const saved = useSavedQueries(saveCode);
  const [isSaving, setSaving] = useState(false);
  const { query } = builder;
  // A button that becomes `disabled` loses the focus: the keyboard would start again at the top of the page.
  const unlessLoading = (onClick: () => void) => ({
    'aria-disabled': loading,
    onClick: () => {
      if (!loading) onClick();
    },
  });
  return (
    <>
      <Modal
        open
        width={width}
        className="query-dialog"
        wrapClassName="query-wrap"
        mask={false}
        focusable={{ trap: false }}
        title={
          <div className="query-title" {...(!isMobile && { onPointerDown: dragging.grab })}>
            {texts.title}
          </div>
        }
        modalRender={(box) => <div style={isMobile ? {} : dragging.style}>{box}</div>}
        onCancel={onClose}
        footer={
          <div className="form-foot">
            <Button {...unlessLoading(builder.reset)}>{texts.reset}</Button>
            <Button {...unlessLoading(() => builder.check(texts.emptySave) && setSaving(true))}>{texts.save}</Button>
            <span className="grow" />
            <Button onClick={onClose}>{texts.close}</Button>
            <Button type="primary" {...unlessLoading(builder.editor.run)}>
              {texts.query}
            </Button>
          </div>
        }
      >
        <Spin spinning={loading}>
          <div className="query-body" data-widget="query-dialog" ref={builder.body}>
            <div className="query-lines">
              <div className="query-head">
                <MatchChoice value={query.matchType} onChange={builder.setMatchType} />
                <QueryHits hits={builder.hits} onCount={builder.onCount} />
              </div>
              <div className="query-nodes">
                <QueryNodes group={builder.editor.draft} level={0} editor={builder.editor} />
              </div>
            </div>
            <SavedQueries saved={saved} onLoad={builder.load} />
          </div>
        </Spin>
      </Modal>
      {isSaving && (
        <SavePrompt onClose={() => setSaving(false)} onSave={(name, isShared) => saved.keep(name, query, isShared)} />
      )}
    </>
  );
}

/** State of the dialog: draft, commands and number of hits. */
function useBuilder({ fieldList, draft, onDraft, active, count, onSearch, onClose }: QueryDialogProps) {
  const isMobile = useIsMobile();
  const fields = useMemo(() => choosableFields(fieldList()), [fieldList]);
  const opened = useMemo(() => getDraft(active, fields), [active, fields]);
  const shown = draft ?? opened;
  const body = useRef<HTMLDivElement>(null);
  const focusLater = useNodeFocus(body);
  const [isMarked, setMarked] = useState(false);
  // User edits are counted automatically; opened or loaded queries on demand.
  const [isCounting, setCounting] = useState(false);
  const query = getQuery(shown);
  const isCountable = query.conditions.length > 0 && !isInvalid(shown);
  const hits = useHits(isCounting && isCountable ? query : undefined, count);

  const set = (next: QueryDraft, isEdited: boolean) => {
    setCounting(isEdited);
    if (!isEdited) setMarked(false);
    onDraft(next);
  };
  /** Whether the query can be run or saved; shows the reason otherwise. Marks incomplete lines. */
  const check = (emptyText: string): boolean => {
    setMarked(linesIn(shown).some(({ line }) => !isComplete(line)));
    const refusal = isInvalid(shown) ? texts.invalid : query.conditions.length === 0 ? emptyText : undefined;
    if (refusal !== undefined) tell.warning(refusal);
    return refusal === undefined;
  };
  const editor: QueryEditor = {
    fields,
    draft: shown,
    isMarked,
    change: (next, focus) => {
      focusLater(focus);
      set(next, true);
    },
    run: () => {
      if (!check(texts.emptyQuery)) return;
      onSearch(query.conditions, query.matchType);
      if (isMobile) onClose();
    },
  };
  return {
    body,
    editor,
    query,
    hits,
    onCount: count && !isCounting && isCountable ? () => setCounting(true) : undefined,
    check,
    setMatchType: (matchType: MatchType) => set({ ...shown, matchType }, true),
    load: (kept: SuperQuery) => set(getDraft(kept, fields), false),
    reset: () => {
      set(blankDraft(), false);
      onSearch([], 'and');
    },
  };
}

interface MatchChoiceProps {
  readonly value: MatchType;
  readonly onChange: (value: MatchType) => void;
}
function MatchChoice({ value, onChange }: MatchChoiceProps) {
  const id = useId();
  return (
    <div className="query-match">
      <label htmlFor={id}>{texts.matchType}</label>
      <Select<MatchType> id={id} value={value} options={matchTypes} onChange={onChange} />
    </div>
  );
}
