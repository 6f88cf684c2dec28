import { DeleteOutlined, SyncOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { dictTexts, sysDict } from '@campus/contract/system';
import { Button } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { EntityRow } from '../../kit/field/row.ts';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { refreshDictionaries } from '../../request/refresh-dictionaries.ts';
import { DictionaryBin } from './dictionary-bin.tsx';
import { DictionaryItems } from './dictionary-items.tsx';

type Dictionary = EntityRow<typeof sysDict>;
const { fields } = sysDict;
/** The list labels the code differently from the form. */
const listedDict = { ...sysDict, fields: { ...fields, dictCode: { ...fields.dictCode, label: dictTexts.code } } };
const places = { shown: ['edit', 'items'] };
const calls = [...sysDict.calls, 'exportXls', 'importExcel'] as const;

/** 数据字典: coded values and their texts. */
export function DictListPage() {
  const [items, setItems] = useState<Dictionary>();
  const [edited, setEdited] = useState<{ readonly id: string | undefined }>();
  const [isBin, setBin] = useState(false);
  const mayItems = useAllowed('system:dict:item:list');
  const mayBin = useAllowed('system:dict:recycleBin');
  return (
    <>
      <EntityPage
        entity={listedDict}
        calls={calls}
        form={(id) => setEdited({ id })}
        places={places}
        rowActions={(row) => [mayItems && { key: 'items', label: dictTexts.configure, run: () => setItems(row) }]}
        tools={() => (
          <>
            <RefreshButton />
            {mayBin && (
              <Button icon={<DeleteOutlined aria-hidden />} onClick={() => setBin(true)}>
                {text.list.recycleBin}
              </Button>
            )}
          </>
        )}
      />
      {edited && (
        <EntityForm
          entity={sysDict}
          id={edited.id}
          isHidden={(name) => name === 'type'}
          dialog={{ width: 600 }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {items && <DictionaryItems dictionary={items} onClose={() => setItems(undefined)} />}
      {isBin && <DictionaryBin onClose={() => setBin(false)} />}
    </>
  );
}

/** Clears the server's caches and reloads all dictionaries. */
function RefreshButton() {
  const [isRunning, setRunning] = useState(false);
  const refresh = async () => {
    setRunning(true);
    try {
      await refreshDictionaries();
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button icon={<SyncOutlined aria-hidden />} loading={isRunning} onClick={() => void refresh()}>
      {dictTexts.refresh}
    </Button>
  );
}
