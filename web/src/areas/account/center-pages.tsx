import { accountSummary, mostPages, savePages, centerTexts as words } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import type { MenuEntry } from '@campus/contract/rules';
import { Button, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { told } from '../../request/request-failed.ts';
import { useSession } from '../../request/session-store.ts';
import { useCall } from '../../request/use-endpoint.ts';

interface Place {
  readonly path: string;
  readonly title: string;
}
/** Pages of the menu that open inside the console. */
const placesOf = (menu: readonly MenuEntry[]): Place[] =>
  menu.flatMap((entry): Place[] => {
    if (entry.hidden) return [];
    if (entry.children?.length) return placesOf(entry.children);
    return entry.meta.url || entry.path.includes(':') ? [] : [{ path: entry.path, title: entry.meta.title }];
  });

/** The pages one keeps at hand; one that may no longer be opened is left out. */
export function CenterPages({ paths }: { readonly paths: readonly string[] }) {
  const menu = useSession((session) => session.permissions?.menu);
  const places = useMemo(() => placesOf(menu ?? []), [menu]);
  const [isEdited, setEdited] = useState(false);
  const shown = paths.flatMap((path) => places.find((place) => place.path === path) ?? []);
  return (
    <>
      {shown.length === 0 ? (
        <p className="account-none">{words.noPages}</p>
      ) : (
        <ul className="account-pages">
          {shown.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setEdited(true)}>{words.editPages}</Button>
      {isEdited && <EditPages places={places} first={shown.map(({ path }) => path)} onClose={() => setEdited(false)} />}
    </>
  );
}

interface EditPagesProps {
  readonly places: readonly Place[];
  readonly first: readonly string[];
  readonly onClose: () => void;
}
function EditPages({ places, first, onClose }: EditPagesProps) {
  const [pages, setPages] = useState(first);
  const save = useCall(savePages, { affects: [accountSummary.path] });
  return (
    <Modal
      open
      title={words.editPages}
      okText={text.common.save}
      cancelText={text.common.cancel}
      confirmLoading={save.isPending}
      onCancel={onClose}
      onOk={() => save.mutateAsync({ pages }).then(onClose, told)}
    >
      <Select
        mode="multiple"
        autoFocus
        style={{ width: '100%' }}
        aria-label={words.choosePages}
        placeholder={words.choosePages}
        maxCount={mostPages}
        value={[...pages]}
        onChange={setPages}
        optionFilterProp="label"
        options={places.map(({ path, title }) => ({ value: path, label: title }))}
      />
    </Modal>
  );
}
