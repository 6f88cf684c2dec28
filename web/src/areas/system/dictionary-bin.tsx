import {
  type DeletedDict,
  deletedDicts,
  dictTexts,
  purgeDict,
  purgeDicts,
  restoreDict,
  restoreDicts,
  sysDict,
} from '@campus/contract/system';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import type { PlainColumn } from '../../kit/list/plain-table.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { RecycleBin } from './recycle-bin.tsx';

const { fields } = sysDict;
const columns: readonly [PlainColumn<DeletedDict>, ...PlainColumn<DeletedDict>[]] = [
  { name: 'dictName', title: fields.dictName.label, width: 180, least: 120, rank: 0, cell: (row) => row.dictName },
  { name: 'dictCode', title: dictTexts.code, width: 180, least: 120, rank: 2, cell: (row) => row.dictCode },
  {
    name: 'description',
    title: fields.description.label,
    width: 200,
    least: 110,
    rank: 3,
    cell: ({ description }) => (description ? <span title={description}>{description}</span> : <Empty />),
  },
];
// Single and batch restores have different endpoints.
const restore = ([id = '', ...more]: readonly string[]) =>
  more.length === 0 ? callEnvelope(restoreDict, { id }) : callEnvelope(restoreDicts, { ids: [id, ...more].join(',') });
const purge = ([id = '', ...more]: readonly string[]) =>
  more.length === 0 ? callEnvelope(purgeDict, { id }) : callEnvelope(purgeDicts, { ids: [id, ...more].join(',') });

/** Recycle bin of dictionaries. */
export function DictionaryBin({ onClose }: { onClose: () => void }) {
  const mayPurge = useAllowed('system:dict:deleteRecycleBin');
  return (
    <RecycleBin<DeletedDict>
      name={sysDict.name}
      words={dictTexts}
      read={(signal) => call(deletedDicts, {}, { signal, quiet: true })}
      nameOf={(row) => row.dictName}
      columns={columns}
      restore={restore}
      purge={mayPurge ? purge : undefined}
      onClose={onClose}
    />
  );
}
