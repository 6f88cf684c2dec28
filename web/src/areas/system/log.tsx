import { text } from '@campus/contract/messages';
import { deleteLogs, everyLog, logTexts, sysLog } from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useAllowed } from '../../kit/allowed.tsx';
import { EntityPage } from '../../kit/entity-page.tsx';
import { callEnvelope } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { AuditStateTag } from './audit-state.tsx';

const { tabs: titles, ...words } = logTexts;
const typeOf = { signIn: '1', operation: '2', assistant: '3', error: '4' } as const;
const tabs = {
  items: (Object.keys(typeOf) as (keyof typeof typeOf)[]).map((key) => ({
    key,
    label: titles[key],
    query: { logType: typeOf[key] },
  })),
};

/** 日志管理: who signed in, who did what, what was asked, what broke. */
export function LogListPage() {
  const client = useQueryClient();
  const mayClear = useAllowed(`${sysLog.code}:clear`);
  const clear = async () => {
    if (!(await tell.confirm({ title: text.common.prompt, text: words.clearConfirm }))) return;
    try {
      tell.success((await callEnvelope(deleteLogs, { ids: everyLog }, { quiet: true })).message);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      tell.warning(error.message);
    }
    await client.invalidateQueries({ queryKey: [sysLog.name] });
  };
  return (
    <EntityPage
      entity={sysLog}
      tabs={tabs}
      calls={['list', 'queryById', 'delete', 'deleteBatch', 'exportXls']}
      tools={() => (
        <>
          {mayClear && <Button onClick={() => void clear()}>{words.clear}</Button>}
          <AuditStateTag />
        </>
      )}
    />
  );
}
