import { DeleteOutlined, DownOutlined, ExportOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button, Dropdown } from 'antd';
import { type ReactNode, useState } from 'react';
import { ignoreReported } from '../../request/request-failed.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { useCaller } from '../call/caller.ts';
import type { RowData } from '../field/row.ts';
import { batchSteps, type StepRunner } from '../step/steps.tsx';
import { SelectionCount } from './list-tools.tsx';
import { saveWorkbook } from './use-entity-dialogs.tsx';
import type { EntityList } from './use-entity-list.ts';
import { useRemoval } from './use-row-actions.ts';

interface ToolsProps {
  readonly entity: AnyEntity;
  readonly list: EntityList<RowData>;
  readonly may: (action: string) => boolean;
  readonly children?: ReactNode;
}

/** Exports a workbook, one at a time. */
function useExport({ entity, list }: Pick<ToolsProps, 'entity' | 'list'>) {
  const [isRunning, setRunning] = useState(false);
  const run = async (ids?: readonly string[]) => {
    setRunning(true);
    try {
      await saveWorkbook(entity, list.query, ids);
    } catch (error) {
      ignoreReported(error);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}

interface PageToolsProps extends ToolsProps {
  /** Replaces the add button. */
  readonly first?: ReactNode;
  readonly onAdd: () => void;
  readonly onImport: () => void;
}
/** Toolbar actions of a list, the main one first. */
export function PageTools(props: PageToolsProps) {
  const { entity, may, first, onAdd, onImport, children } = props;
  const workbook = useExport(props);
  return (
    <>
      {first}
      {may('add') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {entity.adding ?? text.common.add}
        </Button>
      )}
      {may('importExcel') && (
        <Button icon={<ImportOutlined aria-hidden />} onClick={onImport}>
          {text.common.import}
        </Button>
      )}
      {may('exportXls') && (
        <Button icon={<ExportOutlined aria-hidden />} loading={workbook.isRunning} onClick={() => void workbook.run()}>
          {text.common.export}
        </Button>
      )}
      {children}
    </>
  );
}

const stepsInSight = 3;

/** Actions on the selected rows: steps first, destructive ones last. */
export function SelectionTools(props: ToolsProps & { readonly steps: StepRunner }) {
  const { entity, list, may, steps, children } = props;
  const { selection } = list;
  const isMobile = useIsMobile();
  const open = batchSteps(entity, selection.rows, useCaller());
  const workbook = useExport(props);
  const removal = useRemoval(entity);
  const remove = async () => {
    if (await removal.many(selection.ids)) selection.clear();
  };
  const shown = open.slice(0, isMobile ? 1 : stepsInSight);
  const more = open.slice(shown.length);
  return (
    <>
      <SelectionCount count={selection.ids.length} onClear={selection.clear} />
      {shown.map((step) => (
        <Button
          key={step.name}
          danger={step.step.danger === true}
          onClick={() => steps.takeForAll(step, selection.rows)}
        >
          {text.listPage.batchStep(step.step.label)}
        </Button>
      ))}
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: more.map(({ name, step }) => ({ key: name, label: text.listPage.batchStep(step.label) })),
            onClick: ({ key }) => {
              const step = more.find(({ name }) => name === key);
              if (step) steps.takeForAll(step, selection.rows);
            },
          }}
        >
          <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
            {text.common.batch}
          </Button>
        </Dropdown>
      )}
      {children}
      {may('exportXls') && (
        <Button
          icon={<ExportOutlined aria-hidden />}
          loading={workbook.isRunning}
          onClick={() => void workbook.run(selection.ids)}
        >
          {text.listPage.exportSelected}
        </Button>
      )}
      {may('deleteBatch') && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => void remove()}>
          {text.listPage.batchStep(text.common.delete)}
        </Button>
      )}
    </>
  );
}
