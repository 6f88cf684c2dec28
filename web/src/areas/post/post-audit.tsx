import { companyPost, postCounts, postTexts } from '@campus/contract/post';
import { AuditQueuePage } from '../../kit/detail/audit-queue-page.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import './post-audit.css';
import { PostCase } from './post-case.tsx';
import { risksOfPost } from './risk-notice.tsx';

const texts = postTexts.audit;

/** Whether an earlier version was published. */
const isPublished = (row: RowData): boolean => asText(row.refreshTime) !== '';
const renderOwner = (row: RowData) => (
  <span className="master-list-owner" title={asText(row.companyName)}>
    {asText(row.companyName)}
  </span>
);
const renderMarks = (row: RowData) => (
  <>
    {risksOfPost(row).length > 0 && <em className="tone-waiting">{postTexts.risk.title(risksOfPost(row).length)}</em>}
    {isPublished(row) && <em className="tone-neutral">{texts.reaudit}</em>}
  </>
);

/** 岗位审批: waiting posts on the left; content, changes and risks on the right. */
export const PostAuditPage = () => (
  <AuditQueuePage
    entity={companyPost}
    counts={postCounts}
    since="updateTime"
    words={texts}
    note={texts.waiting}
    owner={renderOwner}
    marks={renderMarks}
  >
    {(row, place) => <PostCase row={row} place={place} />}
  </AuditQueuePage>
);
