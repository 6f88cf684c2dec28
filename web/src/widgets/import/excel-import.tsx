import { LoadingOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Alert, Button, Switch } from 'antd';
import { useState } from 'react';
import { Modal } from '../modal.tsx';
import { ImportProgress, PartlyImported } from './import-report.tsx';
import { ImportReview } from './import-review.tsx';
import { type ImportReviewState, missingTargets, useImportCheck } from './use-import-check.ts';
import { type ImportTarget, useImporting } from './use-importing.ts';
import { WorkbookChooser } from './workbook-chooser.tsx';
import './import.css';

export interface ExcelImportProps extends ImportTarget {
  /** Downloads an empty workbook with the headings. */
  readonly onTemplate?: () => void;
  /** The call supports a check: columns are mapped and wrong cells corrected before anything is written. */
  readonly canMap?: boolean;
}

const width = 600;
const reviewWidth = 1080;

/** Dialog that imports workbooks and shows the server's progress. Render it while it is open. */
export function ExcelImport(props: ExcelImportProps) {
  const { path, online = false, onTemplate, canMap = false, onClose } = props;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isOnlyCheck, setOnlyCheck] = useState(false);
  const { task, isInterrupted, partly, start, forgetInterruption } = useImporting(props);
  // Mapping and corrections apply to a single file.
  const review = useImportCheck(path, canMap && files.length === 1 ? files[0] : undefined);
  const { draft, isChecking } = review;
  const add = (file: File) => {
    setFiles((now) => [...now, file]);
    forgetInterruption();
  };

  if (partly) return <PartlyImported answer={partly} onClose={onClose} />;
  const isRunning = task !== undefined;
  const isReady = files.length > 0 && !isChecking && (draft === undefined || missingTargets(draft).length === 0);
  const startText = isRunning ? text.import.uploading : isInterrupted ? text.import.resume : text.import.start;
  return (
    <Modal
      open
      canFill={draft !== undefined}
      title={text.import.title}
      width={draft ? reviewWidth : width}
      mask={{ closable: false }}
      keyboard={!isRunning}
      closable={!isRunning}
      onCancel={() => !isRunning && onClose()}
      footer={
        <>
          {draft && <DraftButtons review={review} isDisabled={isRunning} onAgain={() => setFiles([])} />}
          <Button disabled={isRunning} onClick={onClose}>
            {text.import.close}
          </Button>
          <Button
            type="primary"
            loading={isRunning}
            disabled={!isReady}
            onClick={() => void start(files, draft, isOnlyCheck)}
          >
            {startText}
          </Button>
        </>
      }
    >
      <div data-widget="excel-import">
        {online && <CheckSwitch isOn={isOnlyCheck} isDisabled={isRunning} onChange={setOnlyCheck} />}
        {draft ? (
          <>
            <p className="document-name">{files[0]?.name}</p>
            <ImportReview draft={draft} review={review} isDisabled={isRunning} />
          </>
        ) : (
          <>
            <WorkbookChooser files={files} isDisabled={isRunning} onAdd={add} onChange={setFiles} />
            {isChecking && <Checking />}
            {onTemplate && <TemplateLink onClick={onTemplate} />}
          </>
        )}
        {isInterrupted && <Alert type="warning" showIcon title={text.import.interrupted} style={{ marginTop: 12 }} />}
        {task && <ImportProgress taskId={task} />}
      </div>
    </Modal>
  );
}

const Checking = () => (
  <p className="import-checking" role="status">
    <LoadingOutlined aria-hidden /> {text.import.checking}
  </p>
);

const TemplateLink = ({ onClick }: { readonly onClick: () => void }) => (
  <Button type="link" style={{ padding: 0, marginTop: 8 }} onClick={onClick}>
    {text.control.template}
  </Button>
);

interface DraftButtonsProps {
  readonly review: ImportReviewState;
  readonly isDisabled: boolean;
  readonly onAgain: () => void;
}

/** Another workbook instead of the checked one, or a second check of it after corrections. */
const DraftButtons = ({ review, isDisabled, onAgain }: DraftButtonsProps) => (
  <>
    <Button disabled={isDisabled} onClick={onAgain}>
      {text.import.again}
    </Button>
    {review.draft?.isStale && (
      <Button disabled={isDisabled} loading={review.isChecking} onClick={review.recheck}>
        {text.import.recheck}
      </Button>
    )}
  </>
);

interface CheckSwitchProps {
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Checks the workbooks without saving. */
const CheckSwitch = ({ isOn, isDisabled, onChange }: CheckSwitchProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: antd's switch is a button, which a label may contain
  <label style={{ display: 'flex', gap: 8, marginBottom: 12 }}>
    {text.import.validate}
    <Switch
      checked={isOn}
      disabled={isDisabled}
      checkedChildren={text.common.yes}
      unCheckedChildren={text.common.no}
      onChange={onChange}
    />
  </label>
);
