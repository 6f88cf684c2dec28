import { delivery, deliverySources, deliveryTexts } from '@campus/contract/resume';
import type { RecordNavigation } from '../../kit/detail/use-record-navigation.ts';
import type { RowData } from '../../kit/field/row.ts';
import { LinkedRows } from '../../kit/list/linked-rows.tsx';
import { DeliveryDrawer } from './delivery-drawer.tsx';

const columns = ['realname', 'status', 'companyName', 'postName', 'majorCode', 'deliverTime'] as const;
const alone: RecordNavigation = { position: undefined, total: 0, previous: undefined, next: undefined };

/** Deliveries that were made at a fair. */
export const FairDeliveries = ({ row }: { readonly row: RowData }) => (
  <LinkedRows
    entity={delivery}
    of={{ source: String(deliverySources.fair), refId: row.id }}
    columns={columns}
    empty={deliveryTexts.noneAtFair}
    Drawer={({ id, onClose }) => <DeliveryDrawer id={id} navigation={alone} onOpen={onClose} />}
  />
);
