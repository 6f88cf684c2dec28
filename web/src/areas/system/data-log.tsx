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
  const [pair, setPair] = useState<[Version, Version]>();
  const compare = (rows: readonly Version[]) => {
    const found = sortPair(rows);
    if (!found) return tell.warning(logTexts.compareRefused);
    setPair(found);
  };
  return (
    <>
      <EntityPage
        entity={sysDataLog}
        cells={cells}
        batch={(rows) => <Button onClick={() => compare(rows)}>{logTexts.compare}</Button>}
      />
      {pair && <VersionComparison ids={[pair[0].id, pair[1].id]} onClose={() => setPair(undefined)} />}
    </>
  );
}
