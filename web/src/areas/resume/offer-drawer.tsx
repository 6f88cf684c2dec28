import {
  delivery,
  documentTexts,
  offer,
  offerDocumentPath,
  offerTerms,
  offerScreen as words,
} from '@campus/contract/resume';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { RecordDrawer } from '../../kit/detail/record-drawer.tsx';
import { asText, listFilled } from '../../kit/field/row.ts';
import { DocumentButton } from './document-button.tsx';
import { OfferBehalf } from './offer-behalf.tsx';

const person = ['schoolName', 'majorCode', 'postName', 'companyName', 'nature'] as const;
const terms = ['offerNo', ...offerTerms] as const;
const answer = ['deadline', 'answerTime', 'refuseReason', 'revokeReason'] as const;

/** An offer with its terms, its answer and its actions. */
export const OfferDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <RecordDrawer
    entity={offer}
    id={id}
    title={(row) => [asText(row.realname), asText(row.position)].filter(Boolean).join(' · ')}
    affects={[delivery.name]}
    foot={(row, steps) => (
      <div className="form-foot">
        <OfferBehalf row={row} />
        <DocumentButton label={documentTexts.download} path={offerDocumentPath} query={{ id: row.id }} />
        <span className="grow" />
        {steps}
      </div>
    )}
    onClose={onClose}
  >
    {(row) => (
      <EntityFacts
        entity={offer}
        row={row}
        groups={[
          { title: words.student, names: listFilled(row, person) as never },
          { title: words.terms, names: listFilled(row, terms) as never },
          { title: words.answer, names: listFilled(row, answer) as never },
        ]}
      />
    )}
  </RecordDrawer>
);
