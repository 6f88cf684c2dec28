import {
  expenseFlow,
  fairApply,
  fairApplyFlow,
  fairBooth,
  fairDayTexts,
  fairExpense,
  jobFair,
} from '@campus/contract/jobfair';
import { getState, type Page } from '@campus/contract/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Pagination, Skeleton, Steps } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { readPage } from '../../kit/call/entity-calls.ts';
import { useStepButtons } from '../../kit/detail/detail-parts.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { ApplyActions, ApplyDrawer, applyWithoutBooths } from './apply-drawer.tsx';
import { ApplyForm } from './apply-form.tsx';
import { ChooseBooths } from './choose-booths.tsx';
import { EnterFairButton, isForOnline } from './enter-fair.tsx';
import './fair-apply.css';

const texts = fairDayTexts.mine;
const pageSize = 10;

/** 我的报名: the applications of the own company, with what is to be done next. */
export function MyFairApplyPage() {
  const [pageNo, setPageNo] = useState(1);
  const [opened, open] = useOpenedId();
  const [address, setAddress] = useSearchParams();
  const applying = address.get('apply') ?? undefined;
  const query = { pageNo, pageSize, column: 'createTime', order: 'desc' };
  const { data, error, refetch } = useQuery<Page<RowData>, RequestFailed>({
    queryKey: [fairApply.name, 'list', 'mine', query],
    queryFn: ({ signal }) => readPage<RowData>(fairApply.path, query, signal),
    placeholderData: (before) => before,
  });
  const claims = useClaims(data?.records.some(mayClaim) === true);
  return (
    <section className="my-applies">
      {error && !data ? (
        <LoadError error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : data.total === 0 ? (
        <div className="surface">
          <StateView title={texts.empty.title} text={texts.empty.text}>
            <Link to="/jobFair/list">
              <Button type="primary">{texts.list}</Button>
            </Link>
          </StateView>
        </div>
      ) : (
        data.records.map((row) => (
          <ApplyCard key={row.id} row={row} claim={claims.get(row.id)} onOpen={() => open(row.id)} />
        ))
      )}
      {data && data.total > pageSize && (
        <Pagination current={pageNo} pageSize={pageSize} total={data.total} onChange={setPageNo} />
      )}
      {opened && <ApplyDrawer id={opened} onClose={() => open(undefined)} />}
      {applying && <ApplyForm fairId={applying} onClose={() => setAddress({}, { replace: true })} />}
    </section>
  );
}

/** Where an application stands on its way: the step of the line, and whether it has ended badly. */
const places = {
  draft: 0,
  waiting: 1,
  queued: 1,
  rejected: 1,
  passed: 2,
  confirmed: 3,
  arrived: 4,
  absent: 3,
} as const;
const mayClaim = (row: RowData): boolean => Number(row.fairReimburse) === 1;
/** Fairs that pay nothing end with the day. */
const getStages = (row: RowData): readonly string[] =>
  mayClaim(row) ? texts.stages : texts.stages.slice(0, places.arrived);
const getPlace = (row: RowData, claim: RowData | undefined): number => {
  const state = getState(fairApplyFlow, row.status);
  if (state === 'arrived' && claim?.status === expenseFlow.states.paid.code) return places.arrived + 1;
  if (state !== 'cancelled') return places[state] ?? 0;
  if (asText(row.confirmTime)) return 3;
  return asText(row.auditTime) ? 2 : 1;
};

interface Next {
  readonly what: string;
  readonly until?: string;
}
/** What the company has to do, and by when. */
function getNext(row: RowData, claim: RowData | undefined): Next {
  const { next } = texts;
  const state = getState(fairApplyFlow, row.status);
  if (state === 'draft' || state === 'rejected') return { what: next.submit };
  if (state === 'waiting')
    return asText(row.boothDeadline) ? { what: next.booths, until: asText(row.boothDeadline) } : { what: next.wait };
  if (state === 'queued') return { what: next.queue };
  if (state === 'passed')
    return {
      what: Number(row.attendeeCount) > 0 ? next.confirm : next.team,
      until: asText(row.confirmDeadline),
    };
  if (state === 'confirmed') return { what: isForOnline(row) ? next.enter : next.arrive, until: asText(row.fairStart) };
  if (state !== 'arrived' || !mayClaim(row)) return { what: next.none };
  return { what: claim ? expenseFlow.states[getState(expenseFlow, claim.status)].label : next.claim };
}

/** The claims of the own company that count, by application. */
function useClaims(isAsked: boolean): ReadonlyMap<string, RowData> {
  const may = useAllowed(fairExpense.can.list);
  const { data } = useQuery<Page<RowData>, RequestFailed>({
    queryKey: [fairExpense.name, 'list', 'mine'],
    queryFn: ({ signal }) => readPage<RowData>(fairExpense.path, { pageNo: 1, pageSize: 100 }, signal),
    enabled: may && isAsked,
  });
  const live = (data?.records ?? []).filter(({ status }) => status !== expenseFlow.states.void.code);
  return new Map(live.map((claim) => [asText(claim.applyId), claim]));
}

interface ApplyCardProps {
  readonly row: RowData;
  readonly claim: RowData | undefined;
  readonly onOpen: () => void;
}
function ApplyCard({ row, claim, onOpen }: ApplyCardProps) {
  const client = useQueryClient();
  const isMobile = useIsMobile();
  const [isChoosing, setChoosing] = useState(false);
  const steps = useStepButtons(applyWithoutBooths, row, () => {
    for (const name of [jobFair.name, fairBooth.name]) void client.invalidateQueries({ queryKey: [name] });
  });
  const state = getState(fairApplyFlow, row.status);
  const isBad = state === 'rejected' || state === 'cancelled' || state === 'absent';
  const { what, until } = getNext(row, claim);
  const facts = [
    asText(row.fairStart).slice(0, 16),
    row.boothNos ? texts.booth(asText(row.boothNos)) : '',
    state === 'queued' && row.waitNo ? texts.waitNo(Number(row.waitNo)) : '',
    asText(row.auditReason),
    asText(row.cancelRemark),
  ];
  return (
    <article className="surface my-apply">
      <header>
        <h3>
          <button type="button" className="link-button" onClick={onOpen}>
            {asText(row.fairTitle)}
          </button>
        </h3>
        <StateCell entity={fairApply} row={row} />
      </header>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <Steps
        size="small"
        orientation={isMobile ? 'vertical' : 'horizontal'}
        current={getPlace(row, claim)}
        status={isBad ? 'error' : 'process'}
        items={getStages(row).map((title) => ({ title }))}
      />
      <footer>
        <span className="grow">
          {texts.todo}：{what}
          {until && <span className="muted">（{texts.by(until.slice(0, 16))}）</span>}
        </span>
        {asText(row.boothDeadline) && state === 'waiting' && (
          <Button type="primary" onClick={() => setChoosing(true)}>
            {texts.next.booths}
          </Button>
        )}
        {state === 'arrived' && mayClaim(row) && (
          <Link to="/jobFair/expense">{claim ? texts.claims : texts.next.claim}</Link>
        )}
        <EnterFairButton row={row} />
        <ApplyActions row={row} />
        {steps.buttons}
      </footer>
      {steps.dialogs}
      {isChoosing && <ChooseBooths apply={row} onClose={() => setChoosing(false)} />}
    </article>
  );
}
