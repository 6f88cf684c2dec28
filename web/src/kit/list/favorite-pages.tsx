import { text } from '@campus/contract/messages';
import type { MenuEntry } from '@campus/contract/rules';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../request/session-store.ts';
import { Modal } from '../../widgets/modal.tsx';

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
const noMenu: readonly MenuEntry[] = [];
function usePlaces(): readonly Place[] {
  const menu = useSession((session) => session.permissions?.menu) ?? noMenu;
  return useMemo(() => placesOf(menu), [menu]);
}

/** The pages that the user keeps, in his order; one that he may no longer open is left out. */
export function useFavoritePages(paths: readonly string[] | undefined): readonly Place[] | undefined {
  const places = usePlaces();
  return paths?.flatMap((path) => places.find((place) => place.path === path) ?? []);
}

export const PageLinks = ({ pages, className }: { pages: readonly Place[]; className: string }) => (
  <ul className={className}>
    {pages.map(({ path, title }) => (
      <li key={path}>
        <Link to={path}>{title}</Link>
      </li>
    ))}
  </ul>
);

interface FavoritePagesDialogProps {
  readonly title: string;
  readonly label: string;
  readonly most: number;
  readonly chosen: readonly Place[];
  readonly isSaving: boolean;
  readonly onSave: (paths: readonly string[]) => void;
  readonly onClose: () => void;
}
/** Chooses the pages to keep at hand. */
export function FavoritePagesDialog({
  title,
  label,
  most,
  chosen,
  isSaving,
  onSave,
  onClose,
}: FavoritePagesDialogProps) {
  const places = usePlaces();
  const [paths, setPaths] = useState(() => chosen.map(({ path }) => path));
  return (
    <Modal
      open
      title={title}
      okText={text.common.save}
      cancelText={text.common.cancel}
      confirmLoading={isSaving}
      onCancel={onClose}
      onOk={() => onSave(paths)}
    >
      <Select
        mode="multiple"
        autoFocus
        style={{ width: '100%' }}
        aria-label={label}
        placeholder={label}
        maxCount={most}
        value={paths}
        onChange={setPaths}
        optionFilterProp="label"
        options={places.map(({ path, title: name }) => ({ value: path, label: name }))}
      />
    </Modal>
  );
}
