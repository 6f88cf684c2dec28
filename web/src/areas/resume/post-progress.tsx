import { isEnterprise, text as textField } from '@campus/contract/kit';
import { companyPost, countKey, postCounts, postFlow } from '@campus/contract/post';
import {
  deliveryTexts,
  type PostProgress,
  postProgressCall,
  postProgressSheetPath,
  stepsOfColumns,
  postProgressTexts as texts,
} from '@campus/contract/resume';
import { Progress } from 'antd';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { Empty } from '../../kit/field/field-cells.tsx';
import type { EntityRow } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { SheetButton } from '../../kit/list/sheet-button.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import './post-progress.css';

const shownFields = {
  ...companyPost.fields,
  funnel: textField({ label: texts.funnel, width: 252, drawing: true }),
  signed: textField({ label: texts.signed, width: 150, drawing: true }),
  oldest: textField({ label: texts.oldest, width: 104, labelled: true }),
  lastActionTime: textField({ label: texts.lastActionTime, width: 142, priority: 'low', labelled: true }),
};
const schoolPosts = {
  ...companyPost,
  /** The steps of a post are on its own list. */
  workflow: { ...postFlow, steps: {} },
  fields: shownFields,
  list: ['name', 'companyName', 'postStatus', 'deliveryCount', 'funnel', 'signed', 'oldest', 'lastActionTime'],
  hidden: [],
} as const;
const ownPosts = {
  ...schoolPosts,
  list: schoolPosts.list.filter((name) => name !== 'companyName'),
  search: (companyPost.search ?? []).filter((item) => item !== 'companyName'),
} as const;

type Row = EntityRow<typeof companyPost> & PostProgress;
const getProgress = (row: unknown): Row => row as Row;
const stages: Readonly<Record<number, string>> = deliveryTexts.stages;
const short: Readonly<Record<number, string>> = texts.short;

/** How many deliveries came to each step, as bars that shrink along the pipeline. */
function Funnel({ row }: { row: Row }) {
  const most = Math.max(1, row.reached[stepsOfColumns[0]?.step ?? 0] ?? 0);
  return (
    <ol className="post-funnel" aria-label={texts.funnel}>
      {stepsOfColumns.map(({ step }) => {
        const [reached, hours] = [row.reached[step] ?? 0, row.medianHours[step] ?? null];
        const said =
          texts.step(stages[step] ?? '', reached, row.passed[step] ?? 0, row.conversion[step] ?? null) +
          texts.now(row.atStep[step] ?? 0) +
          (hours === null ? '' : texts.median(hours));
        return (
          <li key={step} title={said} aria-label={said}>
            <span
              className="post-funnel-bar"
              style={{ height: `${Math.max(reached > 0 ? 8 : 0, (reached * 100) / most)}%` }}
            />
            <b>{reached}</b>
            <small aria-hidden>{short[step]}</small>
          </li>
        );
      })}
    </ol>
  );
}

/** Signed students of the headcount. */
function Signed({ row }: { row: Row }) {
  return (
    <span className="post-signed">
      <Progress percent={Math.min(100, row.fillRate ?? 0)} showInfo={false} size="small" aria-hidden />
      <small>{texts.signedOf(row.signed, Number(row.headcount ?? 0))}</small>
    </span>
  );
}

const cells = {
  funnel: (row: unknown) => <Funnel row={getProgress(row)} />,
  signed: (row: unknown) => <Signed row={getProgress(row)} />,
  lastActionTime: (row: unknown) => getProgress(row).lastActionTime?.slice(0, 16) ?? <Empty />,
  oldest: (row: unknown) => {
    const { oldestDays, stale } = getProgress(row);
    if (oldestDays === null) return <Empty />;
    return <span className={stale === 1 ? 'post-late' : undefined}>{texts.days(oldestDays)}</span>;
  },
};

const tabs = (['active', 'paused', 'closed'] as const).map((state) => ({
  ...statusTab(postFlow, state),
  key: countKey(state),
  counts: [countKey(state)],
}));

/** 岗位进度: how far the deliveries of every post are, with the way to the board of each. */
export function PostProgressPage() {
  const entity = isEnterprise(useCaller()) ? ownPosts : schoolPosts;
  const navigate = useNavigate();
  const mayExport = useAllowed(companyPost.can.exportXls);
  const open = (postId: string) => void navigate(`/resume/delivery?view=board&postId=${postId}`);
  return (
    <EntityPage
      entity={entity}
      call={postProgressCall}
      calls={['list']}
      tabs={{ items: tabs, initial: countKey('active'), counts: postCounts }}
      cells={cells}
      detail={({ id }) => void navigate(`/post/detail/${id}`)}
      tools={({ list }) => mayExport && <SheetButton path={postProgressSheetPath} query={list.query} />}
      rowActions={({ id }) => [{ key: 'board', label: texts.board, run: () => open(id) }]}
    />
  );
}
