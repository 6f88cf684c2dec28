import { text } from '@campus/contract/messages';
import { type DepartNode, myDepartTree, organisationTexts, sysDepart } from '@campus/contract/system';
import { Button, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { RecordFacts } from '../../kit/record-facts.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { DepartTreeSide } from './depart-tree-side.tsx';
import { DepartUsers } from './depart-users.tsx';
import '../../kit/detail.css';
import './depart.css';

const words = organisationTexts.depart;
const shown = ['departName', 'orgCode', 'departOrder', 'mobile', 'fax', 'address', 'memo'] as const;

/** 我的部门: the departments one leads, and who is in them. */
export function DepartUserListPage() {
  const mine = useEndpoint(myDepartTree, {}, { quiet: true });
  const [chosen, setChosen] = useState<DepartNode>();
  if (mine.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (mine.error) {
    return (
      <section className="surface depart-pane">
        <StateView isFailure title={mine.error.message}>
          <Button onClick={() => void mine.refetch()}>{text.listPage.retry}</Button>
        </StateView>
      </section>
    );
  }
  if (!mine.data || mine.data.length === 0) {
    return (
      <section className="surface depart-pane">
        <StateView title={words.noneMine} text={words.noneMineHint} />
      </section>
    );
  }
  const depart = chosen ?? mine.data[0];
  return (
    <div className="depart-panes">
      <DepartTreeSide tree={mine.data} chosen={depart?.id} onChoose={setChosen} />
      <section className="surface depart-pane">
        {depart && (
          <>
            <header>
              <h2>{depart.departName}</h2>
              <span className="muted">{depart.orgCode}</span>
            </header>
            <Tabs
              key={depart.id}
              items={[
                {
                  key: 'users',
                  label: words.users,
                  children: (
                    <div className="detail-tab">
                      <DepartUsers departId={depart.id} />
                    </div>
                  ),
                },
                {
                  key: 'basic',
                  label: text.record.basic,
                  children: <RecordFacts entity={sysDepart} names={shown} row={{ ...depart }} cells={{}} />,
                },
              ]}
            />
          </>
        )}
      </section>
    </div>
  );
}
