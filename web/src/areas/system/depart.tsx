import { CloseOutlined, DownOutlined, PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import {
  administrationTexts,
  type DepartNode,
  deleteDeparts,
  organisationTexts,
  sysDepart,
} from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import { saveWorkbook } from '../../kit/list/use-entity-dialogs.tsx';
import { ignoreReported } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';
import { tell } from '../../request/tell.ts';
import { ContextMenu } from '../../widgets/context-menu.tsx';
import { IconButton } from '../../widgets/icon-button.tsx';
import { ExcelImport } from '../../widgets/import/excel-import.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { departForm } from './depart-form.tsx';
import { DepartPane } from './depart-pane.tsx';
import { DepartTreeSide } from './depart-tree-side.tsx';
import { useDepartRemoval } from './use-depart-removal.ts';
import { useDepartTree } from './use-depart-tree.ts';
import './depart.css';

const texts = organisationTexts.depart;
const treeWords = administrationTexts.grant;
type Open =
  | { readonly dialog: 'add'; readonly parent?: DepartNode | undefined }
  | { readonly dialog: 'import' }
  | { readonly dialog: 'menu'; readonly depart: DepartNode; readonly position: { x: number; y: number } };

/** 部门管理: the tree on the left, the selected department on the right. */
export function DepartListPage() {
  const client = useQueryClient();
  const tree = useDepartTree();
  const [chosen, setChosen] = useState<DepartNode>();
  const [open, setOpen] = useState<Open>();
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [isLinked, setLinked] = useState(false);
  const isDirty = useRef(false);
  const hasBegun = useRef(false);
  const mayAdd = useAllowed(sysDepart.can.add);
  const mayExport = useAllowed(sysDepart.can.exportXls);
  const mayImport = useAllowed(sysDepart.can.importExcel);
  const mayDelete = useAllowed(sysDepart.can.delete);
  const mayDeleteMany = useAllowed(deleteDeparts.needs as string);
  const close = () => setOpen(undefined);
  const reload = () => void client.invalidateQueries({ queryKey: [sysDepart.name] });
  const removal = useDepartRemoval(() => {
    setChosen(undefined);
    setChecked([]);
    reload();
  });
  const choose = async (next: DepartNode | undefined) => {
    const mayGo =
      !isDirty.current || (await tell.confirm({ title: text.common.prompt, text: texts.leaveChanges, danger: true }));
    if (mayGo) setChosen(next);
  };
  // Selects the first department initially; the empty state appears only after the selection was cleared.
  const begin = useEffectEvent((first: DepartNode) => {
    if (!hasBegun.current) setChosen(first);
    hasBegun.current = true;
  });
  const first = tree.roots?.[0];
  useEffect(() => {
    if (first) begin(first);
  }, [first]);
  const operations = {
    linked: () => setLinked(true),
    unlinked: () => setLinked(false),
    all: () => setChecked(tree.known),
    none: () => setChecked([]),
    open: () => void tree.openAll().catch(ignoreReported),
    close: () => tree.setExpanded([]),
  };
  const menu = {
    ...(mayAdd && { add: (depart: DepartNode) => setOpen({ dialog: 'add', parent: depart }) }),
    ...(mayDelete && { remove: (depart: DepartNode) => void removal.one(depart) }),
    cancel: close,
  };
  const menuWords = { add: texts.add, remove: text.common.delete, cancel: text.common.cancel };
  return (
    <div className="depart-panes">
      <DepartTreeSide
        tree={tree}
        chosen={chosen}
        onChoose={(depart) => void choose(depart)}
        checks={{
          checked,
          isLinked,
          onCheck: setChecked,
          onMenu: (depart, position) => setOpen({ dialog: 'menu', depart, position }),
        }}
        head={
          <>
            <div className="depart-nav-tools">
              {mayAdd && (
                <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ dialog: 'add' })}>
                  {texts.addRoot}
                </Button>
              )}
              {mayImport && <Button onClick={() => setOpen({ dialog: 'import' })}>{text.common.import}</Button>}
              {mayExport && (
                <Button onClick={() => void saveWorkbook(sysDepart, {}).catch(ignoreReported)}>
                  {text.common.export}
                </Button>
              )}
              {mayDeleteMany && checked.length > 0 && (
                <Button danger onClick={() => void removal.many(checked)}>
                  {texts.removeDeparts}（{checked.length}）
                </Button>
              )}
            </div>
            <p className="depart-current" role="status">
              <span title={chosen?.departName}>
                {texts.current}
                {chosen?.departName ?? texts.nothingChosen}
              </span>
              {chosen && (
                <IconButton label={texts.clearChosen} onClick={() => void choose(undefined)}>
                  <CloseOutlined aria-hidden />
                </IconButton>
              )}
            </p>
          </>
        }
        foot={
          <div className="depart-nav-foot">
            <Dropdown
              trigger={['click']}
              placement="topLeft"
              menu={{
                selectable: true,
                selectedKeys: [isLinked ? 'linked' : 'unlinked'],
                items: (Object.keys(operations) as (keyof typeof operations)[]).map((key) => ({
                  key,
                  label: treeWords[key],
                })),
                onClick: ({ key }) => operations[key as keyof typeof operations](),
              }}
            >
              <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
                {treeWords.tree}
              </Button>
            </Dropdown>
          </div>
        }
      />
      <section className="surface depart-pane">
        {chosen ? (
          <DepartPane
            key={chosen.id}
            depart={chosen}
            onAddBelow={() => setOpen({ dialog: 'add', parent: chosen })}
            onRemove={() => void removal.one(chosen)}
            onDirty={(next) => {
              isDirty.current = next;
            }}
          />
        ) : (
          <StateView title={texts.choose} text={texts.chooseHint} />
        )}
      </section>
      {open?.dialog === 'add' && (
        <EntityForm
          entity={sysDepart}
          {...departForm}
          initial={open.parent ? { parentId: open.parent.id, orgCategory: '2' } : { orgCategory: '1' }}
          onDone={() => open.parent && void tree.open?.(open.parent.id)}
          onClose={close}
        />
      )}
      {open?.dialog === 'import' && (
        <ExcelImport
          canMap
          path={`${sysDepart.path}/importExcel`}
          onTemplate={() =>
            void saveFile(
              { method: 'GET', path: `${sysDepart.path}/exportXls`, query: { template: 1 } },
              `${sysDepart.title}${text.common.import}.xls`,
            ).catch(ignoreReported)
          }
          onDone={reload}
          onClose={close}
        />
      )}
      {open?.dialog === 'menu' && (
        <ContextMenu
          label={texts.menu(open.depart.departName)}
          position={open.position}
          items={(Object.keys(menu) as (keyof typeof menuWords)[]).map((key) => ({ key, text: menuWords[key] }))}
          onSelect={(key) => menu[key as keyof typeof menu]?.(open.depart)}
          onClose={close}
        />
      )}
    </div>
  );
}
