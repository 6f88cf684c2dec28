import { dashboardTexts } from '@campus/contract/dashboard';
import { type MyMessages, myMessagesPath, receivedAnnouncements } from '@campus/contract/message';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { request } from '../../request/client.ts';
import type { RequestFailed } from '../../request/request-failed.ts';

const texts = dashboardTexts.workplace;
const allOfThem = '/isps/userAnnouncement';
const query = { pageNo: 1, pageSize: 5, column: 'sendTime', order: 'desc' };

/** 公告: the latest five, read or unread. */
export function NoticesCard() {
  const { data, error, refetch } = useQuery<MyMessages, RequestFailed>({
    queryKey: [receivedAnnouncements, 'latest'],
    queryFn: ({ signal }) => request({ method: 'GET', path: myMessagesPath, query, signal, quiet: true }),
  });
  return (
    <section className="surface chart-card">
      <header>
        <h2>{texts.notices}</h2>
        <span className="grow" />
        <Link to={allOfThem}>{texts.allNotices}</Link>
      </header>
      {error && !data ? (
        <LoadError error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      ) : data.records.length === 0 ? (
        <p className="chart-empty todo-none">{texts.noNotices}</p>
      ) : (
        <ul className="activity">
          {data.records.map(({ id, titile, sendTime, readFlag }) => (
            <li key={id}>
              <p>
                <Link to={allOfThem} className={readFlag === '0' ? 'unread' : undefined} title={titile}>
                  {titile}
                </Link>
              </p>
              <time>{sendTime?.slice(5, 16)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
