import { type ComparedVersion, comparedVersions, logTexts } from '@campus/contract/system';
import { Alert, Switch, Table } from 'antd';
import { useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import { compareVersions, describeVersion, type VersionLine } from './version-lines.ts';

const width = 1000;

export interface VersionComparisonProps {
  readonly ids: readonly [older: string, newer: string];
  readonly onClose: () => void;
}

/** Two versions of a row, field by field, with differences highlighted. Mount it to open it. */
export function VersionComparison({ ids: [dataId1, dataId2], onClose }: VersionComparisonProps) {
  const versions = useEndpoint(comparedVersions, { dataId1, dataId2 }, { quiet: true });
  const [isChangedOnly, setChangedOnly] = useState(true);
  const [older, newer] = versions.data ?? [];
  return (
    <Modal open centered title={logTexts.compare} width={width} footer={null} onCancel={onClose}>
      {versions.isError && <LoadError error={versions.error} onRetry={versions.refetch} />}
      {older && newer && (
        <>
          <p className="version-head">
            <span className="data-log-table">
              {describeVersion(newer)}
              <small>
                {older.dataTable} · {older.dataId}
              </small>
            </span>
            <span className="version-only">
              <Switch
                size="small"
                checked={isChangedOnly}
                aria-label={logTexts.onlyChanged}
                onChange={setChangedOnly}
              />
              {logTexts.onlyChanged}
            </span>
          </p>
          <Lines older={older} newer={newer} isChangedOnly={isChangedOnly} />
        </>
      )}
    </Modal>
  );
}

/** The number of a version and when it was written. */
const Heading = ({ dataVersion, createTime }: ComparedVersion) => (
  <span className="data-log-table">
    {logTexts.version(dataVersion)}
    <small>{createTime.slice(0, 16)}</small>
  </span>
);

interface LinesProps {
  readonly older: ComparedVersion;
  readonly newer: ComparedVersion;
  readonly isChangedOnly: boolean;
}
function Lines({ older, newer, isChangedOnly }: LinesProps) {
  const all = compareVersions(older, newer);
  const lines = isChangedOnly ? all.filter(({ isChanged }) => isChanged) : all;
  if (lines.length === 0) return <Alert type="info" showIcon title={logTexts.same} />;
  return (
    <Table<VersionLine>
      size="small"
      rowKey="name"
      pagination={false}
      scroll={{ y: 460 }}
      dataSource={lines}
      rowClassName={({ isChanged }) => (isChanged && !isChangedOnly ? 'version-changed' : '')}
      columns={[
        {
          title: logTexts.field,
          dataIndex: 'name',
          width: 160,
          render: (name: string, { label }) => (
            <span className="data-log-table">
              {label ?? name}
              {label && <small>{name}</small>}
            </span>
          ),
        },
        { title: <Heading {...older} />, dataIndex: 'before', render: value },
        { key: 'mark', width: 40, render: (_, { isChanged }) => (isChanged ? '→' : '') },
        { title: <Heading {...newer} />, dataIndex: 'after', render: value },
      ]}
    />
  );
}
const value = (said: string) => <div className="version-value">{said || '—'}</div>;
