import { text } from '@campus/contract/messages';
import type { MenuEntry } from '@campus/contract/rules';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../request/session-store.ts';
import { Modal } from '../../widgets/modal.tsx';

interface MenuPage {
  readonly path: string;
  readonly title: string;
}
/** Menu pages that open inside the console. */
const listPages = (menu: readonly MenuEntry[]): MenuPage[] =>
  menu.flatMap((entry): MenuPage[] => {
    if (entry.hidden) return [];
    if (entry.children?.length) return listPages(entry.children);
    return entry.meta.url || entry.path.includes(':') ? [] : [{ path: entry.path, title: entry.meta.title }];
  });
const noMenu: readonly MenuEntry[] = [];
function useMenuPages(): readonly MenuPage[] {
  const menu = useSession((session) => session.permissions?.menu) ?? noMenu;
  return useMemo(() => listPages(menu), [menu]);
}

/** The user's favorite pages, in order, without those no longer permitted. */
export function useFavoritePages(paths: readonly string[] | undefined): readonly MenuPage[] | undefined {
  const pages = useMenuPages();
  return paths?.flatMap((path) => pages.find((page) => page.path === path) ?? []);
}

export const PageLinks = ({ pages, className }: { pages: readonly MenuPage[]; className: string }) => (
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
  readonly chosen: readonly MenuPage[];
  readonly isSaving: boolean;
  readonly onSave: (paths: readonly string[]) => void;
  readonly onClose: () => void;
}
/** Dialog that selects the favorite pages. */
export function FavoritePagesDialog({
  title,
  label,
  most,
  chosen,
  isSaving,
  onSave,
  onClose,
}: FavoritePagesDialogProps) {
  const pages = useMenuPages();
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
        options={pages.map(({ path, title: name }) => ({ value: path, label: name }))}
      />
    </Modal>
  );
}
