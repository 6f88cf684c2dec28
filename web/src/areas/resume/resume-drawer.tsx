import { DownloadOutlined, DownOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { type ResumePreview, resume, resumeTexts } from '@campus/contract/resume';
import { Button, Drawer, Dropdown, type MenuProps, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useHistoryTab } from '../../kit/detail/record-history.tsx';
import { asData, asText, findText, type RowData } from '../../kit/field/row.ts';
import { openSteps, type StepRunner } from '../../kit/step/steps.tsx';
import { useIsMobile } from '../../theme/use-media.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { PersonAvatar } from '../../widgets/person-avatar.tsx';
import { FormSheet } from './form-sheet.tsx';
import { downloadResume } from './resume-downloads.ts';
import './resume-drawer.css';
import { FormState } from './form-state.tsx';
import { listedResume } from './listed-resume.ts';
import { ResumeSide } from './resume-side.tsx';
import { ResumeView } from './resume-view.tsx';
import { useResumePreview } from './use-resume-preview.ts';

const texts = resumeTexts.resume;
const width = 760;

interface ResumeDrawerProps {
  readonly id: string;
  /** Ids of the list it was opened from, for previous and next. */
  readonly siblings: readonly string[];
  readonly steps: StepRunner;
  readonly onOpen: (id: string) => void;
  readonly onEdit: ((id: string) => void) | undefined;
  readonly onRecommend: ((employIds: readonly string[]) => void) | undefined;
  readonly onClose: () => void;
}

/** A résumé of the library: content, metadata and actions. */
export function ResumeDrawer(props: ResumeDrawerProps) {
  const { id, onClose } = props;
  const isMobile = useIsMobile();
  const preview = useResumePreview(id);
  const { data, error } = preview;
  return (
    <Drawer
      open
      size={isMobile ? '100%' : width}
      className="resume-drawer"
      title={<Head preview={data} />}
      extra={<SiblingNavigation {...props} />}
      footer={data && <Foot {...props} preview={data} />}
      onClose={onClose}
    >
      {!data && !error && <Skeleton active paragraph={{ rows: 12 }} style={{ padding: 24 }} />}
      {error && !data && <LoadError title={texts.failed} error={error} onRetry={preview.refetch} />}
      {data && <Content key={id} preview={data} />}
    </Drawer>
  );
}

/** The résumé; with a history of its recommendation form, next to it as a tab. */
function Content({ preview: { id, student, resume: content, access } }: { preview: ResumePreview }) {
  const history = useHistoryTab(resume)({ ...asData(content), id }, []);
  const basic = (
    <div className="resume-read">
      <ResumeView student={student} resume={content} access={access} />
      <ResumeSide resume={asData(content)} />
    </div>
  );
  if (history.length === 0) return basic;
  const tabs = history.map((tab) => ({ ...tab, children: <div className="resume-history">{tab.children}</div> }));
  return <Tabs className="resume-tabs" items={[{ key: 'basic', label: resume.title, children: basic }, ...tabs]} />;
}

function Head({ preview }: { preview: ResumePreview | undefined }) {
  if (!preview) return texts.preview;
  const student: RowData = { id: '', ...preview.student };
  const name = asText(student.realname);
  const facts = ['schoolName', 'majorCode', 'eduLevel'].map((key) => findText(student, key) ?? asText(student[key]));
  const year = asText(student.gradYear);
  return (
    <div className="resume-head">
      <PersonAvatar name={name} className="resume-avatar" />
      <div>
        <h2>
          {name}
          <FormState code={preview.resume.formAudit} />
        </h2>
        <p>{[...facts, year && texts.gradYear(year)].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

/** Position in the list, with previous and next buttons. */
function SiblingNavigation({ id, siblings, onOpen }: ResumeDrawerProps) {
  const at = siblings.indexOf(id);
  if (at < 0 || siblings.length < 2) return null;
  const go = (index: number) => {
    const next = siblings[index];
    if (next !== undefined) onOpen(next);
  };
  return (
    <span className="resume-turn">
      <span className="muted">{texts.position(at + 1, siblings.length)}</span>
      <IconButton label={texts.previous} disabled={at === 0} onClick={() => go(at - 1)}>
        <LeftOutlined aria-hidden />
      </IconButton>
      <IconButton label={texts.next} disabled={at === siblings.length - 1} onClick={() => go(at + 1)}>
        <RightOutlined aria-hidden />
      </IconButton>
    </span>
  );
}

function Foot({ preview, steps, onEdit, onRecommend }: ResumeDrawerProps & { preview: ResumePreview }) {
  const row = asData(preview.resume);
  const { id } = preview;
  const open = openSteps(listedResume, row, useCaller());
  const mayDownload = useAllowed(`${resume.code}:download`);
  const [isPrinting, setPrinting] = useState(false);
  const isPassed = row.formAudit === listedResume.workflow.states.approved.code;
  const more: NonNullable<MenuProps['items']> = [
    mayDownload && preview.hasFile && { key: 'file', label: texts.downloadFile },
    isPassed && { key: 'print', label: texts.print },
    onEdit && { key: 'edit', label: text.common.edit },
  ].filter((item) => item !== false && item !== undefined);
  const run: Readonly<Record<string, () => void>> = {
    file: () => void downloadResume({ id, part: 'file' }),
    print: () => setPrinting(true),
    edit: () => onEdit?.(id),
  };
  return (
    <div className="form-foot">
      {mayDownload && (
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void downloadResume({ id })}>
          {texts.downloadResume}
        </Button>
      )}
      {more.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: more, onClick: ({ key }) => run[key]?.() }}>
          <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
            {text.common.more}
          </Button>
        </Dropdown>
      )}
      <span className="grow" />
      {open
        .toSorted((one, other) => Number(other.step.danger ?? false) - Number(one.step.danger ?? false))
        .map((one) => (
          <Button key={one.name} danger={one.step.danger === true} onClick={() => steps.take(one, row)}>
            {one.step.label}
          </Button>
        ))}
      {onRecommend && (
        <Button type="primary" onClick={() => onRecommend([asText(row.employId)])}>
          {texts.recommend}
        </Button>
      )}
      {isPrinting && <FormSheet id={id} onClose={() => setPrinting(false)} />}
    </div>
  );
}
