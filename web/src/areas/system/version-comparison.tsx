import {
  type ComparedVersion,
  comparedVersions,
  type DataVersion,
  dataVersions,
  logTexts,
} from '@campus/contract/system';
import { Alert, Select, Switch, Table } from 'antd';
import { useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import { compareVersions, describeVersion, pairWithNeighbour, type VersionLine } from './version-lines.ts';

const width = 1000;
type Pair = readonly [older: string, newer: string];

export interface VersionComparisonProps {
  /** The row whose versions are compared. */
  readonly dataTable: string;
  readonly dataId: string;
  /** The versions to begin with; a single one is compared with its neighbour. */
  readonly ids: readonly [older: string, newer?: string | undefined];
  readonly onClose: () => void;
}

/** Two versions of a row, field by field, with differences highlighted. Mount it to open it. */
export function VersionComparison({ dataTable, dataId, ids: [first, second], onClose }: VersionComparisonProps) {
  const versions = useEndpoint(dataVersions, { dataTable, dataId }, { quiet: true });
  const [chosen, choose] = useState<Pair | undefined>(second === undefined ? undefined : [first, second]);
  const pair = chosen ?? (versions.data && pairWithNeighbour(versions.data, first));
  return (
    <Modal open centered title={logTexts.compare} width={width} footer={null} onCancel={onClose}>
      {versions.isError && <LoadError error={versions.error} onRetry={versions.refetch} />}
      {versions.data && pair && <Compared versions={versions.data} pair={pair} onChoose={choose} />}
    </Modal>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly versions: readonly DataVersion[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}
const VersionChoice = ({ label, versions, value, onChange }: ChoiceProps) => (
  <Select
    aria-label={label}
    className="version-choice"
    value={value}
    options={versions.map(({ id, dataVersion, createTime }) => ({
      value: id,
      label: `${logTexts.version(dataVersion)} ${createTime.slice(0, 16)}`,
    }))}
    onChange={onChange}
  />
);

interface ComparedProps {
  readonly versions: readonly DataVersion[];
  readonly pair: Pair;
  readonly onChoose: (pair: Pair) => void;
}
function Compared({ versions, pair: [dataId1, dataId2], onChoose }: ComparedProps) {
  const compared = useEndpoint(comparedVersions, { dataId1, dataId2 }, { quiet: true });
  const [isChangedOnly, setChangedOnly] = useState(true);
  const [older, newer] = compared.data ?? [];
  return (
    <>
      <p className="version-head">
        <span className="version-choices">
          <VersionChoice
            label={logTexts.versionNo(1)}
            versions={versions}
            value={dataId1}
            onChange={(id) => onChoose([id, dataId2])}
          />
          →
          <VersionChoice
            label={logTexts.versionNo(2)}
            versions={versions}
            value={dataId2}
            onChange={(id) => onChoose([dataId1, id])}
          />
        </span>
      </p>
      {compared.isError && <LoadError error={compared.error} onRetry={compared.refetch} />}
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
    </>
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
