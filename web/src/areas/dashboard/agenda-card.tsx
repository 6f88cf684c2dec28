import { type AgendaEntry, dashboardTexts, workplaceAgenda } from '@campus/contract/dashboard';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { getAddress } from '../../kit/figures/figure-link.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';

const texts = dashboardTexts.workplace;

/** 今日与明日: what is due, by day. */
export function AgendaCard() {
  const { data, error, refetch } = useEndpoint(workplaceAgenda, {}, { quiet: true });
  return (
    <section className="surface chart-card">
      <header>
        <h2>{texts.agenda}</h2>
      </header>
      {error && !data ? (
        <LoadError error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      ) : (
        <div className="agenda">
          <Day name={texts.today} day={data.today} entries={data.entries} />
          <Day name={texts.tomorrow} day={data.tomorrow} entries={data.entries} />
        </div>
      )}
    </section>
  );
}

function Day({ name, day, entries }: { name: string; day: string; entries: readonly AgendaEntry[] }) {
  const own = entries.filter((entry) => entry.day === day);
  return (
    <section>
      <h3>
        {name}
        <small>{day.slice(5)}</small>
      </h3>
      {own.length === 0 ? (
        <p className="muted">{texts.noAgenda}</p>
      ) : (
        <ul>
          {own.map(({ id, time, kind, title, link }) => (
            <li key={`${kind}${id}`}>
              <span className="muted">{time ? `${time} ${kind}` : kind}</span>
              <Link to={getAddress(link)} title={title}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
