import { CloseOutlined, FilterOutlined, SettingOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import type { SuperQuery } from '@campus/contract/rules';
import { Button, Tooltip } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsMobile } from '../../theme/use-media.ts';
import { lazyComponent } from '../deferred.tsx';
import { IconButton } from '../icon-button.tsx';
import type { AdvancedQueryProps, Trigger } from './advanced-query-props.ts';
import type { QueryDialogProps } from './query-dialog.tsx';
import { getQuery, newLine, type QueryDraft } from './query-draft.ts';

const QueryDialog = lazyComponent<QueryDialogProps>('advanced-query', () =>
  import('./query-dialog.tsx').then((m) => m.QueryDialog),
);
const texts = text.sq;

/** Advanced query of a list: a button that shows whether one is in effect, and its dialog. */
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

/** Equal for equal queries, in whatever order their owner writes the two keys. */
const getIdentity = ({ matchType, conditions }: SuperQuery): string => JSON.stringify([matchType, conditions]);

/**
 * Draft of the dialog. It is dropped when the query in effect changes elsewhere (tooltip, saved view, URL): the dialog
 * then shows that query, or one blank line.
 */
function useDraft(active: SuperQuery | undefined) {
  const [draft, setDraft] = useState<QueryDraft>();
  const asked = active && getIdentity(active);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (draft && getIdentity(getQuery(draft)) !== asked) setDraft(undefined);
  }
  return [draft, setDraft] as const;
}

/**
 * Calls `ended` when the page is hidden behind another tab: an open dialog leaves the tabs accessible, and antd cannot
 * show one again that stayed open. Ignores the double effects of development mode.
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
        <IconButton label={texts.trigger} pressed={active} onClick={open}>
          <FilterOutlined aria-hidden />
        </IconButton>
        {active && (
          <IconButton label={texts.activeClear} onClick={reset}>
            <CloseOutlined aria-hidden />
          </IconButton>
        )}
      </>
    );
  const clear = (
    <>
      {texts.active} ·{' '}
      <button
        type="button"
        className="link-button"
        style={{ color: 'inherit', textDecoration: 'underline' }}
        // Taking the focus from the button would remove the tooltip before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={reset}
      >
        {texts.activeClear}
      </button>
    </>
  );
  // The same button in both states, because the dialog returns the focus to it.
  return (
    <Tooltip trigger={['hover', 'focus']} title={active ? clear : undefined}>
      <Button
        type={active ? 'primary' : 'default'}
        icon={active ? <SettingOutlined spin aria-hidden /> : <FilterOutlined aria-hidden />}
        data-widget="advanced-query"
        onClick={open}
      >
        {texts.trigger}
      </Button>
    </Tooltip>
  );
}
