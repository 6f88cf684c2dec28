import { text } from '@campus/contract/messages';
import { delivery, documentTexts, offer, offerDocumentPath, offerScreen as words } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import { EntityFacts, useStepButtons } from '../../kit/detail/detail-parts.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { asText, listFilled } from '../../kit/field/row.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { DocumentButton } from './document-button.tsx';
import { OfferBehalf } from './offer-behalf.tsx';

const width = 640;
const person = ['schoolName', 'majorCode', 'postName', 'companyName', 'nature'] as const;
const terms = [
  'offerNo',
  'position',
  'salary',
  'salaryText',
  'workplace',
  'onboardDate',
  'probation',
  'content',
  'file',
] as const;
const answer = ['deadline', 'answerTime', 'refuseReason', 'revokeReason'] as const;

/** An offer with its terms, its answer and its actions. */
export function OfferDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const isMobile = useIsMobile();
  const client = useQueryClient();
  const { data: row, error, refetch } = useRecord(offer, id);
  const steps = useStepButtons(offer, row, () => void client.invalidateQueries({ queryKey: [delivery.name] }));
  return (
    <Drawer
      open
      size={isMobile ? '100%' : width}
      title={
        row ? (
          <>
            {[asText(row.realname), asText(row.position)].filter(Boolean).join(' · ')}{' '}
            <StateCell entity={offer} row={row} />
          </>
        ) : (
          offer.title
        )
      }
      footer={
        row && (
          <div className="form-foot">
            <OfferBehalf row={row} />
            <DocumentButton label={documentTexts.download} path={offerDocumentPath} query={{ id: row.id }} />
            <span className="grow" />
            {steps.buttons}
          </div>
        )
      }
      onClose={onClose}
    >
      {error && !row ? (
        <LoadError title={text.form.readFailed} error={error} onRetry={refetch} />
      ) : row ? (
        <EntityFacts
          entity={offer}
          row={row}
          groups={[
            { title: words.student, names: listFilled(row, person) as never },
            { title: words.terms, names: listFilled(row, terms) as never },
            { title: words.answer, names: listFilled(row, answer) as never },
          ]}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
      {steps.dialogs}
    </Drawer>
  );
}
