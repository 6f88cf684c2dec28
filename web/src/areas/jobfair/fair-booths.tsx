import {
  boothStates,
  fairBooth,
  fairFlow,
  fairPhases,
  fairScreen,
  type MapBooth,
  plannedFairStatuses,
} from '@campus/contract/jobfair';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Descriptions, Skeleton } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useRights } from '../../kit/call/caller.ts';
import { useStepButtons } from '../../kit/detail/detail-parts.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { saveTemplate } from '../../kit/list/entity-import.tsx';
import { SaveButton } from '../../kit/list/sheet-button.tsx';
import { saveFile } from '../../request/save-file.ts';
import { ExcelImport } from '../../widgets/import/excel-import.tsx';
import { Modal } from '../../widgets/modal.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { BoothGenerator } from './booth-generator.tsx';
import { BoothMapView } from './booth-map.tsx';
import { PlacementHint, UnplacedCompanies, useBoothPlacement } from './booth-placement.tsx';
import { useBoothMap } from './use-booth-map.ts';

const texts = fairScreen.map;
const width = 460;

/** The map of a fair: the school edits booths, everybody else looks. */
export function FairBooths({ row }: { row: RowData }) {
  const client = useQueryClient();
  const { data: map, error, refetch } = useBoothMap(row.id);
  const [opened, setOpened] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const may = useRights(fairBooth);
  const isFixed = Number(row.phase) === fairPhases.over || !plannedFairStatuses.includes(Number(row.status));
  const importing = useBoothImport(!isFixed);
  const isPublished = Number(row.status) === fairFlow.states.published.code;
  const mayPlace = useAllowed('jobFair:fairBooth:allocate') && isPublished && !isFixed;
  const placement = useBoothPlacement(row.id, map?.booths ?? [], mayPlace);
  if (error && !map) return <LoadError error={error} onRetry={refetch} />;
  if (!map) return <Skeleton active paragraph={{ rows: 8 }} />;
  const booth = map.booths.find(({ id }) => id === opened);
  const tools = may('edit') && !isFixed && (
    <Button onClick={() => setEditing(!isEditing)}>{isEditing ? texts.done : texts.edit}</Button>
  );
  const sheet = may('exportXls') && (
    <SaveButton
      label={texts.sheet}
      save={() => saveFile({ method: 'GET', path: `${fairBooth.path}/exportXls`, query: { fairId: row.id } })}
    />
  );
  if (isEditing)
    return (
      <>
        <p>{tools}</p>
        <BoothGenerator fairId={row.id} onChanged={() => client.invalidateQueries({ queryKey: ['jobFair'] })} />
      </>
    );
  return (
    <>
      {importing.dialog}
      {map.booths.length === 0 ? (
        <StateView title={texts.empty}>
          {tools} {importing.button}
        </StateView>
      ) : (
        <div className={mayPlace ? 'booth-map-side' : undefined}>
          <div>
            {mayPlace && <PlacementHint placement={placement} />}
            <BoothMapView
              map={map}
              title={asText(row.title)}
              onOpen={(one) => placement.takes(one) || setOpened(one.id)}
              onDrop={mayPlace ? placement.drop : undefined}
              canMove={placement.canMove}
              onMove={placement.moveTo}
              marked={placement.chosen ? [placement.chosen.id] : []}
              tools={
                <>
                  {sheet}
                  {importing.button}
                  {tools}
                </>
              }
            />
          </div>
          {mayPlace && <UnplacedCompanies placement={placement} />}
        </div>
      )}
      {booth && (
        <BoothDialog
          booth={booth}
          onClose={() => setOpened(undefined)}
          {...(placement.canMove(booth) && {
            onMove: () => {
              setOpened(undefined);
              placement.startMove(booth);
            },
          })}
        />
      )}
    </>
  );
}

/** Booths of a sheet, whose rows name their fair. */
function useBoothImport(isEditable: boolean) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const mayImport = useRights(fairBooth)('importExcel') && isEditable;
  return {
    button: mayImport && <Button onClick={() => setOpen(true)}>{text.common.import}</Button>,
    dialog: isOpen && (
      <ExcelImport
        canMap
        path={`${fairBooth.path}/importExcel`}
        onTemplate={() => saveTemplate(fairBooth)}
        onDone={() => void client.invalidateQueries({ queryKey: [fairBooth.name] })}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

/** A booth with its actions. */
interface BoothDialogProps {
  readonly booth: MapBooth;
  readonly onClose: () => void;
  /** Starts the choice of the booth its company moves to. */
  readonly onMove?: () => void;
}
function BoothDialog({ booth, onClose, onMove }: BoothDialogProps) {
  const may = useRights(fairBooth);
  const { data: row } = useRecord(fairBooth, may('list') ? booth.id : undefined);
  const steps = useStepButtons(fairBooth, row, onClose);
  const yesNo = (value: number): string => (value === 1 ? texts.yes : texts.no);
  const facts = [
    [texts.state, boothStates[booth.state]],
    [texts.place, texts.placeOf(booth.zone, booth.rowNo, booth.colNo)],
    [texts.company, booth.companyName],
    [texts.posts, booth.posts],
    [texts.hold, booth.holdUntil],
    [texts.power, yesNo(booth.power)],
    [texts.network, yesNo(booth.network)],
    [fairBooth.fields.remark.label, booth.remark],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const footer = (
    <>
      {onMove && <Button onClick={onMove}>{fairScreen.placement.swap}</Button>}
      {steps.buttons}
    </>
  );
  return (
    <Modal open title={texts.booth(booth.boothNo, '', '')} width={width} footer={footer} onCancel={onClose}>
      <Descriptions column={1} items={facts.map(([label, children]) => ({ key: label, label, children }))} />
      {steps.dialogs}
    </Modal>
  );
}
