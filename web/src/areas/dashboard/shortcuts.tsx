import { EditOutlined } from '@ant-design/icons';
import { dashboardTexts, shortcutsRead, shortcutsSave } from '@campus/contract/dashboard';
import { text } from '@campus/contract/messages';
import type { MenuEntry } from '@campus/contract/rules';
import { Modal, Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../request/session-store.ts';
import { useCall, useEndpoint } from '../../request/use-endpoint.ts';
import { IconButton } from '../../widgets/icon-button.tsx';

const words = dashboardTexts.workplace;

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

/** 快捷入口: the user's own pages, at most eight, in his order. */
export function Shortcuts() {
  const menu = useSession((s) => s.permissions?.menu);
  const places = useMemo(() => placesOf(menu ?? []), [menu]);
  const { data } = useEndpoint(shortcutsRead, {}, { quiet: true });
  const [isEdited, setEdited] = useState(false);
  // A page that the user may no longer open is left out.
  const shown = data?.paths.flatMap((path) => places.find((place) => place.path === path) ?? []);
  return (
    <section className="surface chart-card wide">
      <header>
        <h2>{words.shortcuts}</h2>
        <span className="grow" />
        <IconButton label={words.editShortcuts} onClick={() => setEdited(true)} disabled={!shown}>
          <EditOutlined />
        </IconButton>
      </header>
      {!shown ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : shown.length === 0 ? (
        <p className="chart-empty todo-none">{words.noShortcuts}</p>
      ) : (
        <ul className="page-links">
          {shown.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      {isEdited && shown && (
        <EditShortcuts places={places} first={shown.map(({ path }) => path)} onClose={() => setEdited(false)} />
      )}
    </section>
  );
}

interface EditProps {
  readonly places: readonly Place[];
  readonly first: readonly string[];
  readonly onClose: () => void;
}
function EditShortcuts({ places, first, onClose }: EditProps) {
  const [paths, setPaths] = useState<readonly string[]>(first);
  const save = useCall(shortcutsSave, { affects: [shortcutsRead.path] });
  return (
    <Modal
      open
      title={words.editShortcuts}
      okText={text.common.save}
      confirmLoading={save.isPending}
      onCancel={onClose}
      onOk={() => save.mutateAsync({ paths }).then(onClose, () => undefined)}
    >
      <Select
        mode="multiple"
        autoFocus
        style={{ width: '100%' }}
        aria-label={words.choose}
        placeholder={words.choose}
        maxCount={words.most}
        value={[...paths]}
        onChange={setPaths}
        optionFilterProp="label"
        options={places.map(({ path, title }) => ({ value: path, label: title }))}
      />
    </Modal>
  );
}
