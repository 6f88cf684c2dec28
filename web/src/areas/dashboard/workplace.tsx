import { type Activity, dashboardTexts, workplaceActivity } from '@campus/contract/dashboard';
import { text } from '@campus/contract/messages';
import { getGreeting, homePath, tabTitle } from '@campus/contract/rules';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../request/session-store.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { useOpenPages } from '../../widgets/page-frame.tsx';
import { AgendaCard } from './agenda-card.tsx';
import './dashboard.css';
import { NoticesCard } from './notices-card.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { TodoCard } from './todo-card.tsx';

const texts = dashboardTexts.workplace;
const lines = [text.greeting.line1, text.greeting.line2, text.greeting.line3, text.greeting.line4];

/** 工作台: greeting, tasks, agenda, announcements, favorite pages and activity of colleagues. */
export function WorkplacePage() {
  const name = useSession((s) => s.user?.realname ?? '');
  const now = useMemo(() => new Date(), []);
  return (
    <div className="dashboard">
      <div className="answer">
        <h2>
          <b>{text.greeting.withName(getGreeting(now), name)}</b>
        </h2>
        <p>{lines[now.getDate() % lines.length]}</p>
      </div>
      <div className="dashboard-grid">
        <TodoCard />
        <AgendaCard />
        <NoticesCard />
        <Shortcuts />
        <Recent />
        <TeamActivity />
      </div>
    </div>
  );
}

/** Pages opened since the sign-in, the latest first. */
function Recent() {
  const tabs = useOpenPages();
  const others = tabs.filter((tab) => tab.path !== homePath && tab.path !== '/dashboard/workplace').slice(-texts.most);
  return (
    <section className="surface chart-card">
      <header>
        <h2>{texts.recent}</h2>
      </header>
      {others.length === 0 ? (
        <p className="chart-empty todo-none">{texts.noRecent}</p>
      ) : (
        <ul className="page-links">
          {others.toReversed().map((tab) => (
            <li key={tab.path}>
              <Link to={tab.fullPath}>{tabTitle(tab)}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Act = ({ act }: { act: Activity }) => (
  <li>
    <p>
      <b>{act.who}</b> {act.what} {act.path ? <Link to={act.path}>{act.object}</Link> : act.object}
    </p>
    <time>{act.at.slice(0, 16)}</time>
  </li>
);
function TeamActivity() {
  const { data } = useEndpoint(workplaceActivity, {}, { quiet: true });
  return (
    <section className="surface chart-card full">
      <header>
        <h2>{texts.activity}</h2>
      </header>
      {!data ? (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      ) : data.length === 0 ? (
        <p className="chart-empty todo-none">{texts.noActivity}</p>
      ) : (
        <ul className="activity">
          {data.map((act) => (
            <Act key={act.id} act={act} />
          ))}
        </ul>
      )}
    </section>
  );
}
