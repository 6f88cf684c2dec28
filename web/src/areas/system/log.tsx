import { logTexts, sysLog } from '@campus/contract/system';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import type { EntityRow } from '../../kit/field/row.ts';
import type { SearchProps } from '../../kit/form/field-control.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { TextSearch } from '../../kit/list/field-searches.tsx';
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

const requested = ['method', 'requestType', 'requestUrl', 'requestParam'] as const;
/** Request of an entry, loaded when its row is expanded. */
function Request({ id }: { readonly id: string }) {
  const { data, error, refetch } = useRecord(sysLog, id);
  if (error) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return <RecordFacts entity={sysLog} names={requested} row={data} />;
}
/** Only operations have an operation type: on the other tabs the URL's condition is dropped. */
const otherLogs = { ...sysLog, search: sysLog.search?.filter((item) => item !== 'operateType') ?? [] };
const operationTab: keyof typeof typeOf = 'operation';

/** The label names the action, so the placeholder names the field. */
const controls = {
  logContent: (props: SearchProps) => <TextSearch {...props} field={sysLog.fields.logContent} />,
};
const detail = {
  below: ({ id, logType }: EntityRow<typeof sysLog>) =>
    String(logType) === typeOf.operation ? <Request id={id} /> : undefined,
};

/** 日志管理: sign-ins, operations, requests, errors and jobs. */
export function LogListPage() {
  const mayClear = useAllowed(`${sysLog.code}:clear`);
  const [isClearing, setClearing] = useState(false);
  const [address] = useSearchParams();
  return (
    <>
      <EntityPage
        entity={address.get('tab') === operationTab ? sysLog : otherLogs}
        tabs={tabs}
        detail={detail}
        controls={controls}
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
