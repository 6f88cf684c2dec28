import { fairScreen, fairTypes, jobFair } from '@campus/contract/jobfair';
import { PlaceCell } from '../../kit/field/place-cell.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';

const texts = fairScreen.list;

/**
 * Fairs as companies see them: posters first, with city and places left, and without a state: every fair that they see is
 * published.
 */
export const ownFairs: typeof jobFair = {
  ...jobFair,
  fields: { ...jobFair.fields, maxCompany: { ...jobFair.fields.maxCompany, label: texts.placesLeft } },
  layouts: ['wall', 'table'],
  state: 'phase',
  list: ['title', 'phase', 'startTime', 'regionCode', 'venueId', 'maxCompany', 'applyEnd', 'type', 'organizer'],
  hidden: (jobFair.hidden ?? []).filter((name) => name !== 'regionCode' && name !== 'createBy'),
};

/** The hall of a fair, the address of one without a hall, or that it is online. */
export const FairPlace = ({ row }: { readonly row: RowData }) => (
  <PlaceCell place={asText(row.venueId_dictText) || asText(row.venueText)} isOnline={row.type === fairTypes.online} />
);

/** The places that a company may still take. */
export function placesLeft({ maxCompany, placeCount, allowWaitlist }: RowData): string {
  const left = Number(maxCompany ?? 0) - Number(placeCount ?? 0);
  if (left > 0) return texts.left(left);
  return allowWaitlist === 1 ? texts.fullWithQueue : texts.full;
}
/** The places that are taken, of all. */
export const placesTaken = ({ maxCompany, placeCount }: RowData): string =>
  texts.places(Number(placeCount ?? 0), Number(maxCompany ?? 0));
