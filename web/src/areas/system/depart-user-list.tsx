import { text } from '@campus/contract/messages';
import { type DepartNode, myDepartTree, organisationTexts, sysDepart, sysDepartRole } from '@campus/contract/system';
import { Skeleton, Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { DepartRoles } from './depart-roles.tsx';
import { DepartTreeSide } from './depart-tree-side.tsx';
import { DepartUsers } from './depart-users.tsx';
import { useWholeDepartTree } from './use-depart-tree.ts';
import '../../kit/detail/detail.css';
import './depart.css';

const texts = organisationTexts.depart;
const shown = ['departName', 'orgCode', 'departOrder', 'mobile', 'fax', 'address', 'memo'] as const;

/** 我的部门: the departments led by the user, their members and roles. */
export function DepartUserListPage() {
  const mine = useEndpoint(myDepartTree, {}, { quiet: true });
  if (mine.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  const alone = (state: ReactNode) => <section className="surface depart-pane">{state}</section>;
  if (mine.error) return alone(<LoadError error={mine.error} onRetry={mine.refetch} />);
  if (!mine.data) return alone(<StateView title={texts.noneMine} text={texts.noneMineHint} />);
  if (mine.data.length === 0) return alone(<StateView title={texts.noneLed} text={texts.noneLedHint} />);
  return <LedDeparts roots={mine.data} />;
}

function LedDeparts({ roots }: { roots: readonly DepartNode[] }) {
  const maySeeRoles = useAllowed(sysDepartRole.can.list);
  const tree = useWholeDepartTree(roots);
  const [chosen, setChosen] = useState<DepartNode>();
  const depart = chosen ?? roots[0];
  const tabs = depart
    ? [
        {
          key: 'basic',
          label: text.record.basic,
          children: <RecordFacts entity={sysDepart} names={shown} row={{ ...depart }} cells={{}} />,
        },
        { key: 'users', label: texts.users, children: <DepartUsers depart={depart} /> },
        ...(maySeeRoles ? [{ key: 'roles', label: texts.roles, children: <DepartRoles depart={depart} /> }] : []),
      ]
    : [];
  return (
    <div className="depart-panes">
      <DepartTreeSide tree={tree} chosen={depart} onChoose={setChosen} />
      <section className="surface depart-pane">
        {depart && (
          <>
            <header>
              <h2>{depart.departName}</h2>
              <span className="muted">{depart.orgCode}</span>
            </header>
            <Tabs
              key={depart.id}
              defaultActiveKey="users"
              items={tabs.map((tab) => ({ ...tab, children: <div className="detail-tab">{tab.children}</div> }))}
            />
          </>
        )}
      </section>
    </div>
  );
}
