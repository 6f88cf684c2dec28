import {
  type DeletedDict,
  deletedDicts,
  purgeDict,
  purgeDicts,
  restoreDict,
  restoreDicts,
  sysDict,
  dictTexts as words,
} from '@campus/contract/system';
import { useAllowed } from '../../kit/allowed.tsx';
import { Empty } from '../../kit/field-cells.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { RecycleBin } from './recycle-bin.tsx';

const { fields } = sysDict;
const columns = [
  { dataIndex: 'dictName', title: fields.dictName.label, ellipsis: true },
  { dataIndex: 'dictCode', title: words.code, ellipsis: true },
  {
    dataIndex: 'description',
    title: fields.description.label,
    ellipsis: true,
    render: (value: string | null) => value || <Empty />,
  },
];
// One dictionary and several have calls of their own (J).
const restore = ([id = '', ...more]: readonly string[]) =>
  more.length === 0 ? callEnvelope(restoreDict, { id }) : callEnvelope(restoreDicts, { ids: [id, ...more].join(',') });
const purge = ([id = '', ...more]: readonly string[]) =>
  more.length === 0 ? callEnvelope(purgeDict, { id }) : callEnvelope(purgeDicts, { ids: [id, ...more].join(',') });

/** Deleted dictionaries. */
export function DictionaryBin({ onClose }: { onClose: () => void }) {
  const mayPurge = useAllowed('system:dict:deleteRecycleBin');
  return (
    <RecycleBin<DeletedDict>
      name={sysDict.name}
      words={words}
      read={(signal) => call(deletedDicts, {}, { signal, quiet: true })}
      nameOf={(row) => row.dictName}
      columns={columns}
      restore={restore}
      purge={mayPurge ? purge : undefined}
      onClose={onClose}
    />
  );
}
