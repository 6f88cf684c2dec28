import { entities } from '@campus/contract';
import { logTexts, sysDataLog } from '@campus/contract/system';
import { Button } from 'antd';
import { useState } from 'react';
import type { EntityRow } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { tell } from '../../request/tell.ts';
import './data-log.css';
import { VersionComparison } from './version-comparison.tsx';

type Version = EntityRow<typeof sysDataLog>;
const titleOf = new Map(entities.map(({ table, title }) => [table, title]));

const cells = {
  dataTable: ({ dataTable }: Version) => (
    <span className="data-log-table">
      {titleOf.get(String(dataTable)) ?? String(dataTable)}
      <small>{String(dataTable)}</small>
    </span>
  ),
  dataVersion: ({ dataVersion }: Version) => logTexts.version(String(dataVersion)),
};

/** Two versions of one row, the older first. */
function sortPair(rows: readonly Version[]): [Version, Version] | undefined {
  const [first, second] = [...rows].sort((a, b) => Number(a.dataVersion) - Number(b.dataVersion));
  const isPair = rows.length === 2 && first?.dataTable === second?.dataTable && first?.dataId === second?.dataId;
  return isPair && first && second ? [first, second] : undefined;
}

/** 数据日志: versions of rows, compared side by side. */
export function DataLogListPage() {
  const [compared, setCompared] = useState<readonly [Version, Version?]>();
  const compare = (rows: readonly Version[]) => {
    const found = sortPair(rows);
    if (!found) return tell.warning(logTexts.compareRefused);
    setCompared(found);
  };
  return (
    <>
      <EntityPage
        entity={sysDataLog}
        cells={cells}
        rowActions={(row) => [{ key: 'compare', label: logTexts.compare, run: () => setCompared([row]) }]}
        batch={(rows) => <Button onClick={() => compare(rows)}>{logTexts.compare}</Button>}
      />
      {compared && (
        <VersionComparison
          dataTable={String(compared[0].dataTable)}
          dataId={String(compared[0].dataId)}
          ids={[compared[0].id, compared[1]?.id]}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  );
}
