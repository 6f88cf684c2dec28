import { type DepartNode, organisationTexts, sysDepart } from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import { EntityImport } from '../../kit/list/entity-import.tsx';
import { ignoreReported } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { departForm } from './depart-form.tsx';
import { DepartMenu } from './depart-menu.tsx';
import { DepartPane } from './depart-pane.tsx';
import { CurrentDepart, DepartTools } from './depart-tools.tsx';
import { DepartTreeSide } from './depart-tree-side.tsx';
import { TreeOperations } from './tree-operations.tsx';
import { useChosenDepart } from './use-chosen-depart.ts';
import { useDepartRemoval } from './use-depart-removal.ts';
import { type DepartTree, useDepartTree } from './use-depart-tree.ts';
import './depart.css';

const texts = organisationTexts.depart;
type Open =
  | { readonly dialog: 'add'; readonly parent?: DepartNode | undefined }
  | { readonly dialog: 'import' }
  | { readonly dialog: 'menu'; readonly depart: DepartNode; readonly position: { x: number; y: number } };

/** Checkboxes of the department tree. */
function useDepartChecks(tree: DepartTree) {
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [isLinked, setLinked] = useState(false);
  const operations = {
    linked: () => setLinked(true),
    unlinked: () => setLinked(false),
    all: () => setChecked(tree.known),
    none: () => setChecked([]),
    open: () => void tree.openAll().catch(ignoreReported),
    close: () => tree.setExpanded([]),
  };
  return { checked, setChecked, isLinked, operations };
}

/** 部门管理: the tree on the left, the selected department on the right. */
export function DepartListPage() {
  const client = useQueryClient();
  const tree = useDepartTree();
  const { checked, setChecked, isLinked, operations } = useDepartChecks(tree);
  const { chosen, choose, clear, setDirty } = useChosenDepart(tree.roots?.[0]);
  const [open, setOpen] = useState<Open>();
  const add = (parent?: DepartNode) => setOpen({ dialog: 'add', parent });
  const reload = () => void client.invalidateQueries({ queryKey: [sysDepart.name] });
  const removal = useDepartRemoval(() => {
    clear();
    setChecked([]);
    reload();
  });
  const remove = (depart: DepartNode) => void removal.one(depart);
  return (
    <div className="depart-panes">
      <DepartTreeSide
        tree={tree}
        chosen={chosen}
        onChoose={choose}
        checks={{
          checked,
          isLinked,
          onCheck: setChecked,
          onMenu: (depart, position) => setOpen({ dialog: 'menu', depart, position }),
        }}
        head={
          <>
            <DepartTools
              checked={checked.length}
              onAdd={() => add()}
              onImport={() => setOpen({ dialog: 'import' })}
              onRemove={() => void removal.many(checked)}
            />
            <CurrentDepart depart={chosen} onClear={() => choose(undefined)} />
          </>
        }
        foot={
          <div className="depart-nav-foot">
            <TreeOperations isLinked={isLinked} run={operations} placement="topLeft" />
          </div>
        }
      />
      <ChosenDepart depart={chosen} onAddBelow={add} onRemove={remove} onDirty={setDirty} />
      {open && (
        <DepartDialogs
          open={open}
          onAdded={(parent) => void tree.open?.(parent.id)}
          onImported={reload}
          onAddBelow={add}
          onRemove={remove}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

interface ChosenDepartProps {
  readonly depart: DepartNode | undefined;
  readonly onAddBelow: (depart: DepartNode) => void;
  readonly onRemove: (depart: DepartNode) => void;
  readonly onDirty: (isDirty: boolean) => void;
}

const ChosenDepart = ({ depart, onAddBelow, onRemove, onDirty }: ChosenDepartProps) => (
  <section className="surface depart-pane">
    {depart ? (
      <DepartPane
        key={depart.id}
        depart={depart}
        onAddBelow={() => onAddBelow(depart)}
        onRemove={() => onRemove(depart)}
        onDirty={onDirty}
      />
    ) : (
      <StateView title={texts.choose} text={texts.chooseHint} />
    )}
  </section>
);

interface DepartDialogsProps {
  readonly open: Open;
  /** A department was added below this one. */
  readonly onAdded: (parent: DepartNode) => void;
  readonly onImported: () => void;
  readonly onAddBelow: (parent: DepartNode) => void;
  readonly onRemove: (depart: DepartNode) => void;
  readonly onClose: () => void;
}

function DepartDialogs({ open, onAdded, onImported, onAddBelow, onRemove, onClose }: DepartDialogsProps) {
  switch (open.dialog) {
    case 'add':
      return (
        <EntityForm
          entity={sysDepart}
          {...departForm}
          initial={open.parent ? { parentId: open.parent.id, orgCategory: '2' } : { orgCategory: '1' }}
          onDone={() => open.parent && onAdded(open.parent)}
          onClose={onClose}
        />
      );
    case 'import':
      return <EntityImport entity={sysDepart} onDone={onImported} onClose={onClose} />;
    case 'menu':
      return (
        <DepartMenu
          depart={open.depart}
          position={open.position}
          onAdd={() => onAddBelow(open.depart)}
          onRemove={() => onRemove(open.depart)}
          onClose={onClose}
        />
      );
  }
}
