import { formFields } from '@campus/contract/kit';
import {
  delivery,
  documentTexts,
  type OfferChoices,
  offer,
  offerChoices,
  offerPreviewPath,
  offerSentences,
  offerScreen as words,
} from '@campus/contract/resume';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { saveRow } from '../../kit/call/entity-calls.ts';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { PdfFrame } from '../../widgets/files/pdf-view.tsx';
import { Modal } from '../../widgets/modal.tsx';
import './offer.css';

const width = 800;
interface OfferDialogProps {
  readonly deliveryId: string;
  readonly onClose: () => void;
}
/** Issues an offer for a delivery. Mount it to open it. */
export function OfferDialog({ deliveryId, onClose }: OfferDialogProps) {
  const choices = useQuery<OfferChoices, RequestFailed>({
    queryKey: [offer.name, 'choices', deliveryId],
    queryFn: ({ signal }) => call(offerChoices, { deliveryId }, { signal, quiet: true }),
    // The limits count what others issue meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
  if (!choices.data)
    return <LoadingForm title={words.issue} width={width} isDrawer={false} record={choices} onClose={onClose} />;
  return <Issue deliveryId={deliveryId} choices={choices.data} onClose={onClose} />;
}

function Issue({ deliveryId, choices, onClose }: OfferDialogProps & { readonly choices: OfferChoices }) {
  const client = useQueryClient();
  const { position, salaryText, workplace, deadline, taken, limit, earlier, most } = choices;
  const form = useFieldsForm({
    fields: formFields(offer, 'add', 'enterprise'),
    initial: { deliveryId, position, salaryText, workplace, deadline },
  });
  const submit = useSubmit(form);
  const [draft, setDraft] = useState<Record<string, unknown>>();
  const preview = () => form.validate() && setDraft(form.body());
  const send = () =>
    submit.run(async (key) => {
      const saved = await saveRow(offer, form.body(), key);
      await client.invalidateQueries({ queryKey: [offer.name] });
      await client.invalidateQueries({ queryKey: [delivery.name] });
      tell.success(saved.message);
      onClose();
    });
  const limits = [words.issued(taken, limit), earlier > 0 && words.earlier(earlier, most)].filter(Boolean);
  return (
    <FormDialog
      title={words.issue}
      width={width}
      submitText={words.issue}
      isSubmitting={submit.isRunning}
      isDisabled={taken >= limit}
      isDirty={form.isDirty}
      buttons={<Button onClick={preview}>{documentTexts.preview}</Button>}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} />
      {taken >= limit && <FormNotice tone="bad">{offerSentences.overHeadcount}</FormNotice>}
      <p className="offer-limits">{limits.join('；')}</p>
      <EntityFormFields form={form} names={form.names.filter((name) => name !== 'deliveryId')} />
      {draft && (
        <Modal
          open
          title={documentTexts.preview}
          width={860}
          canFill
          footer={null}
          onCancel={() => setDraft(undefined)}
        >
          <PdfFrame request={{ method: 'POST', path: offerPreviewPath, body: draft }} title={documentTexts.preview} />
        </Modal>
      )}
    </FormDialog>
  );
}
