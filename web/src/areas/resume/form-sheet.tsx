import { text } from '@campus/contract/messages';
import { employUser, printForm, type RecommendationForm, resumeLists, resumeTexts } from '@campus/contract/resume';
import { Button, Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import './form-sheet.css';
import { Awards, Educations, Experiences } from './resume-parts.tsx';

const texts = resumeTexts.sheet;
const width = 860;
const factNames = [
  'realname',
  'sex',
  'studentNo',
  'birthday',
  'political',
  'originCode',
  'schoolName',
  'departId',
  'majorCode',
  'eduLevel',
  'enrollDate',
  'gradDate',
  'gpa',
  'rankText',
  'mobile',
  'email',
] as const;

/** The approved recommendation form in print layout. Mount it to open it. */
export function FormSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(printForm, { id }, { quiet: true });
  return (
    <Modal
      open
      title={resumeTexts.resume.print}
      width={width}
      className="sheet-modal"
      onCancel={onClose}
      footer={
        <div className="form-foot">
          <span className="grow" />
          <Button onClick={onClose}>{text.common.close}</Button>
          <Button type="primary" disabled={!data} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      }
    >
      {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
      {error && !data && <LoadError title={resumeTexts.resume.failed} error={error} onRetry={refetch} />}
      {data && <Sheet form={data} />}
    </Modal>
  );
}

function Sheet({ form }: { form: RecommendationForm }) {
  const rows = (key: string) => (form.resume[key] ?? []) as readonly RowData[];
  return (
    <article className="form-sheet">
      <h1>{texts.title}</h1>
      <p className="form-sheet-number">{texts.number(form.formNo)}</p>
      <RecordFacts entity={employUser} names={factNames} row={{ id: '', ...form.student }} />
      <section>
        <h3>{resumeLists.educations.title}</h3>
        <Educations rows={rows('educations')} />
      </section>
      {rows('experiences').length > 0 && (
        <section>
          <h3>{resumeLists.experiences.title}</h3>
          <Experiences rows={rows('experiences')} />
        </section>
      )}
      {rows('certs').length > 0 && (
        <section>
          <h3>{resumeLists.certs.title}</h3>
          <Awards rows={rows('certs')} />
        </section>
      )}
      <section>
        <h3>{texts.opinion}</h3>
        <p className="full-text">{form.formOpinion}</p>
        <p className="form-sheet-sign">
          <span>
            {texts.auditor}：{form.formAuditBy}
          </span>
          <span>{asText(form.formAuditTime).slice(0, 10)}</span>
          <span>{texts.seal}</span>
        </p>
      </section>
    </article>
  );
}
