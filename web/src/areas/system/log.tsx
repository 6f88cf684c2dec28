import { logTexts, sysLog } from '@campus/contract/system';
import { Button } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { EntityPage } from '../../kit/entity-page.tsx';
import { AuditStateTag } from './audit-state.tsx';
import { LogClearing } from './log-clearing.tsx';

const { tabs: titles, ...words } = logTexts;
const typeOf = { signIn: '1', operation: '2', assistant: '3', error: '4', job: '5' } as const;
const tabs = {
  items: (Object.keys(typeOf) as (keyof typeof typeOf)[]).map((key) => ({
    key,
    label: titles[key],
    query: { logType: typeOf[key] },
  })),
};

/** 日志管理: who signed in, who did what, what was asked, what broke, what ran by itself. */
export function LogListPage() {
  const mayClear = useAllowed(`${sysLog.code}:clear`);
  const [isClearing, setClearing] = useState(false);
  return (
    <>
      <EntityPage
        entity={sysLog}
        tabs={tabs}
        calls={['list', 'queryById', 'delete', 'deleteBatch', 'exportXls']}
        tools={() => (
          <>
            {mayClear && <Button onClick={() => setClearing(true)}>{words.clear}</Button>}
            <AuditStateTag />
          </>
        )}
      />
      {isClearing && <LogClearing onClose={() => setClearing(false)} />}
    </>
  );
}
