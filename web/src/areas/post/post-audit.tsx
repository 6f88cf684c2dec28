import { getCodes } from '@campus/contract/kit';
import { companyPost, postCounts, postFlow, postTexts } from '@campus/contract/post';
import { QueueCase } from '../../kit/detail/queue-case.tsx';
import { QueuePage, useQueue } from '../../kit/detail/queue-page.tsx';
import { formatWaitingTime, Overdue, useWaitingNote } from '../../kit/detail/waiting-time.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { useCounts } from '../../kit/list/status-tabs.tsx';
import './post-audit.css';
import { PostCase } from './post-case.tsx';
import { risksOfPost } from './risk-notice.tsx';

const texts = postTexts.audit;
const [waiting] = getCodes(postFlow, 'waiting');

/** Whether an earlier version was published. */
const isPublished = (row: RowData): boolean => asText(row.refreshTime) !== '';
const getFace = (row: RowData) => (
  <>
    <b title={asText(row.name)}>{asText(row.name)}</b>
    <span className="master-list-owner" title={asText(row.companyName)}>
      {asText(row.companyName)}
    </span>
    <span className="master-list-meta">
      {formatWaitingTime(row)}
      <Overdue row={row} />
      {risksOfPost(row).length > 0 && <em className="tone-waiting">{postTexts.risk.title(risksOfPost(row).length)}</em>}
      {isPublished(row) && <em className="tone-neutral">{texts.reaudit}</em>}
    </span>
  </>
);

/** 岗位审批: waiting posts on the left; content, changes and risks on the right. */
export function PostAuditPage() {
  const list = useQueue({
    entity: companyPost,
    waiting: { postStatus: waiting },
    since: 'updateTime',
    name: 'name',
  });
  const count = useCounts(companyPost, postCounts)?.waiting;
  useWaitingNote(count ? texts.waiting(count) : undefined, list.rows);
  return (
    <QueuePage list={list} words={texts} face={getFace}>
      {(id, place) => (
        <QueueCase key={id} entity={companyPost} id={id} onBack={place.onBack}>
          {(row) => <PostCase row={row} place={place} />}
        </QueueCase>
      )}
    </QueuePage>
  );
}
