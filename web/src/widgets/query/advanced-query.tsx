import { CloseOutlined, FilterOutlined, SettingOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import type { MatchType, QueryPart, SuperQuery } from '@campus/contract/rules';
import { Button, Tooltip } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsMobile } from '../../theme/use-media.ts';
import { deferred } from '../deferred.tsx';
import { IconButton } from '../icon-button.tsx';
import type { QueryDialogProps } from './query-dialog.tsx';
import { newLine, type QueryDraft, queryOf } from './query-draft.ts';
import type { ListField } from './query-field.ts';
import type { CountHits } from './use-hits.ts';

const QueryDialog = deferred<QueryDialogProps>('advanced-query', () =>
  import('./query-dialog.tsx').then((m) => m.QueryDialog),
);
const words = text.sq;

interface Trigger {
  readonly active: boolean;
  readonly open: () => void;
  readonly reset: () => void;
}
export interface AdvancedQueryProps {
  /** The fields offered; worked out when the dialog is opened. */
  readonly fieldList: () => readonly ListField[];
  /** Separates the saved queries of one list from those of another; by default the path of the route. */
  readonly saveCode?: string | undefined;
  readonly loading?: boolean | undefined;
  /** The query that limits the list now. */
  readonly active: SuperQuery | undefined;
  /** Conditions ready to send; none means that the query is taken back. */
  readonly onSearch: (conditions: readonly QueryPart[], matchType: MatchType) => void;
  /** Counts the hits of a query while it is built. */
  readonly count?: CountHits | undefined;
  /** A trigger of one's own instead of the button. */
  readonly trigger?: ((state: Trigger) => ReactNode) | undefined;
}

/** The advanced query of a list (widgets 1): a button that tells whether one is in effect, and the dialog behind it. */
export function AdvancedQuery({ active, onSearch, trigger, saveCode, ...dialog }: AdvancedQueryProps) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useDraft(active);
  useEndOfEffects(() => setOpen(false));
  const state: Trigger = {
    active: active !== undefined,
    open: () => {
      if (draft?.nodes.length === 0) setDraft({ ...draft, nodes: [newLine()] });
      setOpen(true);
    },
    reset: () => onSearch([], 'and'),
  };
  return (
    <>
      {trigger ? trigger(state) : <QueryButton {...state} />}
      {isOpen && (
        <QueryDialog
          {...dialog}
          saveCode={saveCode ?? pathname}
          draft={draft}
          active={active}
          onDraft={setDraft}
          onSearch={onSearch}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/**
 * What was built in the dialog. Whatever else changes the query in effect (the tooltip, a saved view, the address) drops
 * it: the dialog then shows that query, or one blank line when there is none.
 */
function useDraft(active: SuperQuery | undefined) {
  const [draft, setDraft] = useState<QueryDraft>();
  const asked = active && JSON.stringify(active);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (draft && JSON.stringify(queryOf(draft)) !== asked) setDraft(undefined);
  }
  return [draft, setDraft] as const;
}

/**
 * Calls back when the page goes behind another one: nothing covers the tabs while the dialog is open, and antd cannot
 * take up a dialog again that was open all the while. Development mode ends and begins effects in one go; that is none.
 */
function useEndOfEffects(ended: () => void): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the life of the page, not about the handler
  useEffect(() => {
    clearTimeout(waiting.current);
    return () => {
      waiting.current = setTimeout(ended);
    };
  }, []);
}

function QueryButton({ active, open, reset }: Trigger) {
  const isMobile = useIsMobile();
  if (isMobile)
    return (
      <>
        <IconButton label={words.trigger} pressed={active} onClick={open}>
          <FilterOutlined aria-hidden />
        </IconButton>
        {active && (
          <IconButton label={words.activeClear} onClick={reset}>
            <CloseOutlined aria-hidden />
          </IconButton>
        )}
      </>
    );
  const clear = (
    <>
      {words.active} ·{' '}
      <button
        type="button"
        className="link-button"
        style={{ color: 'inherit', textDecoration: 'underline' }}
        // Were the focus taken from the button, the tooltip would be gone before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={reset}
      >
        {words.activeClear}
      </button>
    </>
  );
  // One and the same button: the dialog gives the focus back to what opened it.
  return (
    <Tooltip trigger={['hover', 'focus']} title={active ? clear : undefined}>
      <Button
        type={active ? 'primary' : 'default'}
        icon={active ? <SettingOutlined spin aria-hidden /> : <FilterOutlined aria-hidden />}
        data-widget="advanced-query"
        onClick={open}
      >
        {words.trigger}
      </Button>
    </Tooltip>
  );
}
