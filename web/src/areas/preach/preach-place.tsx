import { preachTypes } from '@campus/contract/preach';
import { PlaceCell } from '../../kit/field/place-cell.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';

/** The hall of a session, or that it is held online. */
export const PreachPlace = ({ row }: { readonly row: RowData }) => (
  <PlaceCell place={asText(row.venueId_dictText)} isOnline={row.type === preachTypes.online} />
);
