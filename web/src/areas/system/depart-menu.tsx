import { text } from '@campus/contract/messages';
import { type DepartNode, organisationTexts, sysDepart } from '@campus/contract/system';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { ContextMenu } from '../../widgets/context-menu.tsx';

const texts = organisationTexts.depart;

interface DepartMenuProps {
  readonly depart: DepartNode;
  readonly position: { readonly x: number; readonly y: number };
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Context menu of a department in the tree. */
export function DepartMenu({ depart, position, onAdd, onRemove, onClose }: DepartMenuProps) {
  const mayAdd = useAllowed(sysDepart.can.add);
  const mayDelete = useAllowed(sysDepart.can.delete);
  const run: Readonly<Record<string, () => void>> = { add: onAdd, remove: onRemove, cancel: onClose };
  return (
    <ContextMenu
      label={texts.menu(depart.departName)}
      position={position}
      items={[
        ...(mayAdd ? [{ key: 'add', text: texts.add }] : []),
        ...(mayDelete ? [{ key: 'remove', text: text.common.delete }] : []),
        { key: 'cancel', text: text.common.cancel },
      ]}
      onSelect={(key) => run[key]?.()}
      onClose={onClose}
    />
  );
}
