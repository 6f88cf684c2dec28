import { type AccountSummary, accountSummary, centerTexts } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { Skeleton, Tabs } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useMayShow } from '../../request/permission.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { PersonAvatar } from '../../widgets/person-avatar.tsx';
import './account.css';
import './account-center.css';
import { CenterMessages, CenterOperations, CenterTasks } from './center-lists.tsx';
import { CenterPages } from './center-pages.tsx';
import { OwnTags } from './own-tags.tsx';

/** 个人中心: profile, tasks, activity, messages and favorite pages of the user. */
export function AccountCenterPage() {
  const summary = useEndpoint(accountSummary, {}, { quiet: true });
  if (summary.isError) return <LoadError error={summary.error} onRetry={summary.refetch} />;
  return (
    <div className="account-center">
      {summary.data ? (
        <>
          <Card summary={summary.data} />
          <Lists summary={summary.data} />
        </>
      ) : (
        <section className="surface account-settings">
          <Skeleton active avatar paragraph={{ rows: 8 }} />
        </section>
      )}
    </div>
  );
}

function Card({ summary }: { readonly summary: AccountSummary }) {
  const maySet = useMayShow('account:setting');
  const { realname, avatar, roles, departs, counts } = summary;
  return (
    <section className="surface account-card" aria-label={text.account.center}>
      <PersonAvatar path={avatar} name={realname} />
      <h2>{realname}</h2>
      <p>{roles.join('、') || centerTexts.noRole}</p>
      {departs.length > 0 && <p className="muted">{departs.join('、')}</p>}
      <dl className="account-counts">
        {(['todo', 'unread', 'pages'] as const).map((key) => (
          <div key={key}>
            <dt>{centerTexts.counts[key]}</dt>
            <dd>{counts[key].toLocaleString('zh-CN')}</dd>
          </div>
        ))}
      </dl>
      <OwnTags tags={summary.tags} />
      {maySet && (
        <Link className="account-more" to="/account/settings/Index">
          {centerTexts.settings}
        </Link>
      )}
    </section>
  );
}

function Lists({ summary }: { readonly summary: AccountSummary }) {
  const [params, setParams] = useSearchParams();
  const tabs = [
    { key: 'todo', label: centerTexts.tabs.todo, children: <CenterTasks tasks={summary.tasks} /> },
    {
      key: 'operations',
      label: centerTexts.tabs.operations,
      children: <CenterOperations activities={summary.operations} />,
    },
    { key: 'messages', label: centerTexts.tabs.messages, children: <CenterMessages messages={summary.messages} /> },
    { key: 'pages', label: centerTexts.tabs.pages, children: <CenterPages paths={summary.pages} /> },
  ];
  const asked = params.get('tab');
  return (
    <section className="surface account-lists">
      <Tabs
        activeKey={tabs.find(({ key }) => key === asked)?.key ?? 'todo'}
        onChange={(tab) => setParams(tab === 'todo' ? {} : { tab }, { replace: true })}
        items={tabs}
      />
    </section>
  );
}
