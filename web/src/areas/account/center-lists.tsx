import { type AccountSummary, centerTexts } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { Link } from 'react-router';
import { getAddress } from '../../kit/figures/figure-link.ts';
import { PriorityTag } from '../../widgets/priority-tag.tsx';
import { StatusDot, StatusTag } from '../../widgets/status.tsx';
import { ActivityTable } from './activity-table.tsx';

/** Open tasks by kind, with links. */
export function CenterTasks({ tasks }: Pick<AccountSummary, 'tasks'>) {
  const waiting = tasks.filter(({ count }) => count > 0);
  if (waiting.length === 0) return <p className="account-none">{centerTexts.noTodo}</p>;
  return (
    <ul className="account-list">
      {waiting.map(({ key, title, count, overdue, oldest, link, insteadOf }) => (
        <li key={key}>
          <b>{link ? <Link to={getAddress(link)}>{title}</Link> : title}</b>
          {insteadOf && <StatusTag tone="neutral">{centerTexts.insteadOf(insteadOf)}</StatusTag>}
          <span className={overdue > 0 ? 'late' : 'muted'}>{centerTexts.waiting(count, overdue)}</span>
          <span className="grow" />
          {oldest && <span className="muted">{centerTexts.oldest(oldest.slice(0, 16))}</span>}
        </li>
      ))}
    </ul>
  );
}

export const CenterOperations = ({ activities }: { readonly activities: AccountSummary['operations'] }) => (
  <ActivityTable activities={activities} time={centerTexts.time} none={centerTexts.noOperations} />
);

export function CenterMessages({ messages }: Pick<AccountSummary, 'messages'>) {
  if (messages.length === 0) return <p className="account-none">{centerTexts.noMessages}</p>;
  return (
    <>
      <ul className="account-list">
        {messages.map(({ id, titile, priority, readFlag, sendTime }) => (
          <li key={id}>
            <StatusDot tone={readFlag === '1' ? 'neutral' : 'waiting'}>
              {readFlag === '1' ? text.annt.read[1] : text.annt.read[0]}
            </StatusDot>
            <b>{titile}</b>
            {priority !== 'L' && <PriorityTag value={priority} />}
            <span className="grow" />
            <span className="muted">{sendTime?.slice(0, 16)}</span>
          </li>
        ))}
      </ul>
      <Link className="account-more" to="/isps/userAnnouncement">
        {centerTexts.allMessages}
      </Link>
    </>
  );
}
