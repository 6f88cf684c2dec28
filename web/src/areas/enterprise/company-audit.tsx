import { company, companyCounts, enterpriseTexts } from '@campus/contract/enterprise';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useCounts } from '../../kit/status-tabs.tsx';
import { usePageNote } from '../../widgets/page-frame.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { useIsMobile } from '../../widgets/use-media.ts';
import { AuditCase } from './audit-case.tsx';
import './company-audit.css';
import { useWaitingCompanies, WaitingCompanies } from './waiting-companies.tsx';

const words = enterpriseTexts.auditPage;

/** Whether a key belongs to what is being typed in or chosen from, not to the page. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="tablist"], [role="menu"], [role="dialog"]') !==
    null;

/** ↑ and ↓ move the focus through the list, wherever it is on the page; Enter opens, as a button does. */
function useArrowKeys(selected: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || isTaken(event) || document.querySelector('.ant-modal-mask')) return;
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

/** Says at the page's title how many wait and how many of them too long. */
function useAuditNote(late: number): void {
  const n = useCounts(company, companyCounts)?.waiting;
  const note = useMemo(
    () =>
      n ? (
        <>
          {enterpriseTexts.waiting(n)}
          {late > 0 && <span className="late">，{enterpriseTexts.late(late)}</span>}
        </>
      ) : undefined,
    [n, late],
  );
  usePageNote(note);
}

/** 企业审核: who waits on the left; on the right what they say, what proves it and what the server found. */
export function CompanyAuditPage() {
  const [address, setAddress] = useSearchParams();
  const isMobile = useIsMobile();
  const list = useWaitingCompanies();
  const { rows } = list;
  const wanted = address.get('id') ?? undefined;
  const selected = wanted ?? (isMobile ? undefined : rows[0]?.id);
  const at = rows.findIndex((row) => row.id === selected);
  const next = rows[at + 1] ?? (at > 0 ? rows[0] : undefined);
  const listRef = useArrowKeys(selected);
  useAuditNote(rows.filter((row) => row.overdue === 1).length);

  const open = (id: string | undefined) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (id) after.set('id', id);
        else after.delete('id');
        return after;
      },
      { replace: true },
    );
  const isListShown = !isMobile || selected === undefined;
  return (
    <div className="audit-page">
      {isListShown && <WaitingCompanies list={list} selected={selected} listRef={listRef} onOpen={open} />}
      {selected ? (
        <AuditCase
          key={selected}
          id={selected}
          position={at < 0 ? undefined : words.position(at + 1, list.found.data?.total ?? rows.length)}
          onNext={next && next.id !== selected ? () => open(next.id) : undefined}
          onDecided={() => open(isMobile ? undefined : next?.id)}
          onBack={isMobile ? () => open(undefined) : undefined}
        />
      ) : (
        !isMobile && (
          <section className="surface audit-case">
            <StateView title={list.found.isPending ? words.choose : words.empty} text={words.emptyHint} />
          </section>
        )
      )}
    </div>
  );
}
