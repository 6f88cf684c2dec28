import type { AnyEntity, Tone } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { type ChangedField, type RecordChange, recordActions, recordChanges } from '@campus/contract/system';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { Timeline, type TimelineStep } from '../../widgets/timeline.tsx';
import { formatStored } from '../field/format-stored.ts';
import { LoadError } from './load-error.tsx';
import { formatEntryTime } from './record-history.tsx';
import './record-changes.css';

const tones: Readonly<Record<RecordChange['act'], Tone>> = { added: 'done', edited: 'neutral', deleted: 'bad' };

interface ChangedProps {
  readonly entity: AnyEntity;
  readonly fields: readonly ChangedField[];
}
const Changed = ({ entity, fields }: ChangedProps) => (
  <dl className="record-changes">
    {fields.map(({ name, label, before, after }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>
          <del>{formatStored(entity.fields[name], before) || text.listPage.emptyCell}</del>
          <span aria-hidden> → </span>
          <ins>{formatStored(entity.fields[name], after) || text.listPage.emptyCell}</ins>
        </dd>
      </div>
    ))}
  </dl>
);

const getStep = (entity: AnyEntity, { id, act, operatorName, operateTime, fields }: RecordChange): TimelineStep => ({
  key: id,
  what: recordActions[act],
  who: operatorName,
  time: formatEntryTime(operateTime),
  tone: tones[act],
  ...(fields.length > 0 && { quote: <Changed entity={entity} fields={fields} /> }),
});

/**
 * The writes of a versioned row with what each of them changed, newest first, for staff. The query key starts with the
 * entity, so an edit refetches them.
 */
export function RecordChanges({ entity, id }: { entity: AnyEntity; id: string }) {
  const { data, error, refetch } = useQuery<readonly RecordChange[], RequestFailed>({
    queryKey: [entity.name, 'changes', id],
    queryFn: ({ signal }) => call(recordChanges, { bizType: entity.name, bizId: id }, { signal, quiet: true }),
  });
  if (error) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (data.length === 0) return <StateView title={text.record.noHistory} />;
  return <Timeline steps={data.map((change) => getStep(entity, change))} />;
}
