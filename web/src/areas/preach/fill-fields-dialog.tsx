import { copyFields, type FillField, fieldsInUse } from '@campus/contract/fill';
import { type Field, ref } from '@campus/contract/kit';
import {
  type PreachFillFields,
  preachFillFields,
  preachScreen,
  savePreachFillFields,
  signUpFieldTypes,
} from '@campus/contract/preach';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FillDesigner } from '../../kit/fill/fill-designer.tsx';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { RefInput } from '../../kit/form/ref-input.tsx';
import { useRun } from '../../kit/form/use-run.ts';
import { call, callEnvelope } from '../../request/call.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import './preach.css';

const texts = preachScreen.answers;
const width = 1180;
const source: Field = ref({ label: texts.source, to: 'preach' });

interface FillFieldsDialogProps {
  readonly preachId: string;
  readonly onClose: () => void;
}
/** 报名填写字段: what students fill in to sign up for a session. Mount it to open it. */
export function FillFieldsDialog({ preachId, onClose }: FillFieldsDialogProps) {
  const known = useEndpoint(preachFillFields, { preachId }, { quiet: true });
  const fresh = getFreshData(known);
  if (!fresh) return <LoadingForm title={texts.design} width={width} isDrawer record={known} onClose={onClose} />;
  return <Designer preachId={preachId} known={fresh} onClose={onClose} />;
}

function Designer({ preachId, known, onClose }: FillFieldsDialogProps & { readonly known: PreachFillFields }) {
  const client = useQueryClient();
  const [fields, setFields] = useState<readonly FillField[]>(known.fields);
  const request = useRun();
  const copy = async (from: string) => {
    if (from === '') return;
    try {
      const other = await call(preachFillFields, { preachId: from });
      setFields((now) => copyFields(now, fieldsInUse(other.fields)));
    } catch (error) {
      ignoreReported(error);
    }
  };
  const save = () =>
    request.run(async (idempotencyKey) => {
      const options = { quiet: true, idempotencyKey };
      const { message } = await callEnvelope(savePreachFillFields, { preachId, fields }, options);
      await client.invalidateQueries({ queryKey: [preachFillFields.path] });
      tell.success(message);
      onClose();
    });
  return (
    <FormDialog
      title={texts.design}
      width={width}
      isDrawer
      submitText={texts.save}
      leaveText={texts.leave}
      isSubmitting={request.isRunning}
      isDirty={fields !== known.fields}
      onSubmit={() => void save()}
      onClose={onClose}
      note={
        <span className="copy-fields">
          <RefInput
            id="copy-fields"
            field={source}
            value=""
            aria-label={texts.copyFrom}
            onChange={(id) => void copy(id)}
          />
        </span>
      }
    >
      {request.notice !== undefined && <FormNotice tone="bad">{request.notice}</FormNotice>}
      <FillDesigner fields={fields} onChange={setFields} types={signUpFieldTypes} answered={known.answered} />
    </FormDialog>
  );
}
