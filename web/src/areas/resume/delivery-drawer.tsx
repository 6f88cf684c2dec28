import { CloseOutlined, DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { delivery, deliveryTexts, resumeTexts } from '@campus/contract/resume';
import { passesEarly } from '@campus/contract/rules';
import { Button, Drawer, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { type StepButtons, useStepButtons } from '../../kit/detail/detail-parts.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { MainActionProvider, useMainActionFoot } from '../../kit/detail/main-action.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { useUndo } from '../../kit/step/use-undo.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { Behalf } from './behalf.tsx';
import { DeliveredResume } from './delivered-resume.tsx';
import './delivery.css';
import { PersonAvatar } from '../../widgets/person-avatar.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { RecordParts } from '../record-parts.tsx';
import { isMovable, isPostFull, transferRefusal } from './delivery-entity.ts';
import { DeliveryFitPanel } from './delivery-fit.tsx';
import { DeliveryHistory } from './delivery-history.tsx';
import { Note, Star, Tags } from './delivery-marks.tsx';
import { DeliveryProgress } from './delivery-progress.tsx';
import { downloadResume } from './resume-downloads.ts';
import './resume-drawer.css';
import { type RecordNavigation, useCaseKeys, useNextCase } from '../../kit/detail/use-record-navigation.ts';
import { useJobPicker } from './use-job-picker.tsx';

const width = 760;

interface DeliveryDrawerProps {
  readonly id: string;
  readonly navigation: RecordNavigation;
  /** Opens another delivery; undefined closes the drawer. */
  readonly onOpen: (id: string | undefined) => void;
}

/** A delivery: the delivered résumé, actions and history. Does not block the page next to it. */
export function DeliveryDrawer({ id, navigation, onOpen }: DeliveryDrawerProps) {
  const isMobile = useIsMobile();
  const { data: row, error, refetch } = useRecord(delivery, id);
  const main = useMainActionFoot();
  const undo = useUndo(
    () => onOpen(id),
    (step, of) => step === 'pass' && passesEarly(of),
  );
  const steps = useStepButtons(delivery, row, useNextCase(navigation), { undo, hasMain: main.isTaken });
  useCaseKeys(navigation, steps.taking, { approve: 'pass', reject: 'reject' });
  const onClose = () => onOpen(undefined);
  return (
    <Drawer
      open
      mask={isMobile}
      size={isMobile ? '100%' : width}
      className="resume-drawer delivery-drawer shares-page-keys"
      title={row ? <Head row={row} /> : deliveryTexts.view}
      closable={false}
      extra={<Turn navigation={navigation} onClose={onClose} />}
      footer={row && <Actions key={id} row={row} steps={steps} main={main.spot} />}
      onClose={onClose}
    >
      {error && !row ? (
        <LoadError title={text.form.readFailed} error={error} onRetry={refetch} />
      ) : row ? (
        <>
          <DeliveryProgress row={row} />
          <div className="delivery-parts" key={id}>
            <DeliveredResume row={row} />
            <aside>
              <div className="delivery-fit-part">
                <h3>{deliveryTexts.fit.title}</h3>
                <DeliveryFitPanel row={row} />
              </div>
              <MainActionProvider value={main.place}>
                <RecordParts entity={delivery.name} row={row} />
              </MainActionProvider>
              <div className="delivery-progress">
                <h3>{deliveryTexts.progress}</h3>
                <DeliveryHistory row={row} />
                <Note row={row} />
                <Tags row={row} />
              </div>
            </aside>
          </div>
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Drawer>
  );
}

function Head({ row }: { row: RowData }) {
  const name = asText(row.realname);
  const facts = ['schoolName', 'majorCode', 'eduLevel', 'postName'].map(
    (key) => findText(row, key) ?? asText(row[key]),
  );
  return (
    <div className="resume-head">
      <PersonAvatar name={name} className="resume-avatar" />
      <div>
        <h2>
          {name}
          <StateCell entity={delivery} row={row} />
          {isPostFull(row) && <StatusTag tone="neutral">{deliveryTexts.postFull}</StatusTag>}
          <Star row={row} />
        </h2>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

function Turn({
  navigation: { position, total, previous, next },
  onClose,
}: {
  navigation: RecordNavigation;
  onClose: () => void;
}) {
  return (
    <span className="resume-turn">
      {position !== undefined && <span className="muted">{deliveryTexts.position(position, total)}</span>}
      <IconButton label={deliveryTexts.previous} disabled={!previous} onClick={previous}>
        <LeftOutlined aria-hidden />
      </IconButton>
      <IconButton label={deliveryTexts.next} disabled={!next} onClick={next}>
        <RightOutlined aria-hidden />
      </IconButton>
      <IconButton label={text.common.close} onClick={onClose}>
        <CloseOutlined aria-hidden />
      </IconButton>
    </span>
  );
}

function Actions({ row, steps, main }: { row: RowData; steps: StepButtons; main: ReactNode }) {
  const picker = useJobPicker();
  const mayTransfer = useAllowed('resume:delivery:transfer');
  const mayDownload = useAllowed('resume:resume:download');
  return (
    <div className="form-foot">
      {mayDownload && (
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => void downloadResume({ id: asText(row.resumeId), deliveryId: row.id })}
        >
          {resumeTexts.resume.downloadResume}
        </Button>
      )}
      {mayTransfer && isMovable(row) && (
        <Button
          disabled={transferRefusal(row) !== undefined}
          title={transferRefusal(row)}
          onClick={() => picker.transfer([row.id])}
        >
          {deliveryTexts.transfer}
        </Button>
      )}
      <Behalf row={row} />
      <span className="grow" />
      {steps.buttons}
      {main}
      {steps.dialogs}
      {picker.dialogs}
    </div>
  );
}
