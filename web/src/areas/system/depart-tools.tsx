import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { type DepartNode, deleteDeparts, organisationTexts, sysDepart } from '@campus/contract/system';
import { Button } from 'antd';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { saveWorkbook } from '../../kit/list/use-entity-dialogs.tsx';
import { ignoreReported } from '../../request/request-failed.ts';
import { IconButton } from '../../widgets/icon-button.tsx';

const texts = organisationTexts.depart;

interface DepartToolsProps {
  /** Number of checked departments. */
  readonly checked: number;
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onRemove: () => void;
}

/** Buttons above the department tree. */
export function DepartTools({ checked, onAdd, onImport, onRemove }: DepartToolsProps) {
  const mayAdd = useAllowed(sysDepart.can.add);
  const mayExport = useAllowed(sysDepart.can.exportXls);
  const mayImport = useAllowed(sysDepart.can.importExcel);
  const mayDelete = useAllowed(deleteDeparts.needs as string);
  return (
    <div className="depart-nav-tools">
      {mayAdd && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {texts.addRoot}
        </Button>
      )}
      {mayImport && <Button onClick={onImport}>{text.common.import}</Button>}
      {mayExport && (
        <Button onClick={() => void saveWorkbook(sysDepart, {}).catch(ignoreReported)}>{text.common.export}</Button>
      )}
      {mayDelete && checked > 0 && (
        <Button danger onClick={onRemove}>
          {texts.removeDeparts}（{checked}）
        </Button>
      )}
    </div>
  );
}

/** Name of the selected department. */
export const CurrentDepart = ({ depart, onClear }: { depart: DepartNode | undefined; onClear: () => void }) => (
  <p className="depart-current" role="status">
    <span title={depart?.departName}>
      {texts.current}
      {depart?.departName ?? texts.nothingChosen}
    </span>
    {depart && (
      <IconButton label={texts.clearChosen} onClick={onClear}>
        <CloseOutlined aria-hidden />
      </IconButton>
    )}
  </p>
);
