import { companyPost, postCounts, postTexts } from '@campus/contract/post';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useCounts } from '../../kit/status-tabs.tsx';
import { usePageNote } from '../../widgets/page-frame.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { useIsMobile } from '../../widgets/use-media.ts';
import { PostCase } from './post-case.tsx';
import './post-audit.css';
import { useWaitingPosts, WaitingPosts } from './waiting-posts.tsx';

const words = postTexts.audit;

/** Whether a key belongs to what is being typed in or chosen from, not to the page. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('.ant-modal-mask, .ant-drawer-mask') !== null ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="tablist"], [role="menu"], [role="dialog"]') !==
      null);

/** ↑ and ↓ move the focus through the list, wherever it is on the page; Enter opens, as a button does. */
function useArrowKeys(selected: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || isTaken(event)) return;
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      const focused = buttons.indexOf(document.activeElement as HTMLButtonElement);
      const from = focused >= 0 ? focused : buttons.findIndex((button) => button.hasAttribute('aria-current'));
      const next = buttons[Math.min(buttons.length - 1, Math.max(0, from + step))];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, []);
  useEffect(() => {
    if (selected) list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  return list;
}

/** 岗位审批: what waits on the left; on the right what the post says, what changed and what to look at. */
export function PostAuditPage() {
  const [address, setAddress] = useSearchParams();
  const isMobile = useIsMobile();
  const list = useWaitingPosts();
  const { rows, total } = list;
  const wanted = address.get('id') ?? undefined;
  const selected = wanted ?? (isMobile ? undefined : rows[0]?.id);
  const at = rows.findIndex((row) => row.id === selected);
  const next = rows[at + 1] ?? (at > 0 ? rows[0] : undefined);
  const listRef = useArrowKeys(selected);
  const waiting = useCounts(companyPost, postCounts)?.waiting;
  usePageNote(waiting ? words.waiting(waiting) : undefined);

  const open = (id: string | undefined) => setAddress(id === undefined ? {} : { id }, { replace: true });
  return (
    <div className="post-audit-page">
      {(!isMobile || selected === undefined) && (
        <WaitingPosts list={list} selected={selected} listRef={listRef} onOpen={open} />
      )}
      {selected ? (
        <PostCase
          key={selected}
          id={selected}
          position={at < 0 ? undefined : words.position(at + 1, total)}
          onNext={next && next.id !== selected ? () => open(next.id) : undefined}
          onDecided={() => open(isMobile ? undefined : next?.id)}
          onBack={isMobile ? () => open(undefined) : undefined}
        />
      ) : (
        !isMobile && (
          <section className="surface post-case">
            <StateView title={list.found.isPending ? words.choose : words.empty} text={words.emptyHint} />
          </section>
        )
      )}
    </div>
  );
}
