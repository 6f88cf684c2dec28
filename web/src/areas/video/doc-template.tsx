import { failure } from '@campus/contract/kit';
import {
  copyTemplate,
  docBusinesses,
  docTemplate,
  docTexts,
  docVariables,
  setDefaultTemplate,
  templatePreviewPath,
} from '@campus/contract/video';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { Cells } from '../../kit/detail/detail-settings.ts';
import { asText, type EntityRow } from '../../kit/field/row.ts';
import type { FormErrors, FormValues } from '../../kit/form/use-fields-form.ts';
import { useMutate } from '../../kit/form/use-mutate.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { callEnvelope } from '../../request/call.ts';
import { PdfFrame } from '../../widgets/files/pdf-view.tsx';
import { Modal } from '../../widgets/modal.tsx';
import { DocumentView } from './document-view.tsx';
import { BusinessInput, ContentInput } from './template-inputs.tsx';
import { TemplateVersions } from './template-versions.tsx';

type Template = EntityRow<typeof docTemplate>;
interface Sample {
  readonly id: string;
  readonly name: string;
  readonly versionNo?: number;
}

const cells: Cells<typeof docTemplate> = {
  content: ({ content, bizType }) => <DocumentView content={content} bizType={bizType} />,
  variables: ({ variables, bizType }) => {
    const labels = new Map(docVariables(bizType).map(({ name, label }) => [name, label]));
    return <>{(variables ?? []).map((name) => labels.get(name) ?? name).join('、')}</>;
  },
};
/** A business belongs to one type. */
function findErrors({ templateType, bizType }: FormValues): FormErrors {
  const type = docBusinesses[asText(bizType)]?.templateType;
  if (type === undefined || asText(templateType) === '' || type === templateType) return {};
  return { bizType: failure('notAnOption', docTemplate.fields.bizType.label).message };
}
const form = {
  inputs: { bizType: BusinessInput, content: ContentInput },
  rules: findErrors,
  dialog: { width: 1280, isDrawer: true, isEnlargeable: true },
};

/** 模板管理: templates of documents; companies read those in use. */
export function DocTemplateListPage() {
  const [sample, setSample] = useState<Sample>();
  const [history, setHistory] = useState<Template>();
  const mutate = useMutate(docTemplate.name);
  const mayEdit = useAllowed(docTemplate.can.edit);
  const mayCopy = useAllowed(copyTemplate.needs as string);
  const mayChoose = useAllowed(setDefaultTemplate.needs as string);
  return (
    <>
      <EntityPage
        entity={docTemplate}
        form={form}
        detail={{ cells }}
        cells={cells}
        rowActions={(row) => [
          { key: 'sample', label: docTexts.samplePdf, run: () => setSample({ id: row.id, name: row.name }) },
          mayChoose &&
            row.defaultFlag !== 'Y' &&
            row.status === 1 && {
              key: 'setDefault',
              label: docTexts.setDefault,
              isSecondary: true,
              confirm: docTexts.setDefaultAsk(row.name),
              run: () => void mutate(() => callEnvelope(setDefaultTemplate, { id: row.id })),
            },
          mayCopy && {
            key: 'copy',
            label: docTexts.copy,
            isSecondary: true,
            run: () => void mutate(() => callEnvelope(copyTemplate, { id: row.id })),
          },
          mayEdit && { key: 'versions', label: docTexts.versions, isSecondary: true, run: () => setHistory(row) },
        ]}
      />
      {history && (
        <TemplateVersions
          id={history.id}
          onSample={(versionNo) => setSample({ id: history.id, name: history.name, versionNo })}
          onClose={() => setHistory(undefined)}
        />
      )}
      {sample && <SampleDialog sample={sample} onClose={() => setSample(undefined)} />}
    </>
  );
}

function SampleDialog({ sample: { id, name, versionNo }, onClose }: { sample: Sample; onClose: () => void }) {
  const query = { id, ...(versionNo !== undefined && { versionNo: String(versionNo) }) };
  return (
    <Modal open title={docTexts.sampleTitle(name)} width={860} canFill footer={null} onCancel={onClose}>
      <PdfFrame request={{ method: 'GET', path: templatePreviewPath, query }} title={docTexts.sampleTitle(name)} />
    </Modal>
  );
}
