import { text } from '@campus/contract/messages';
import { Empty } from './field-cells.tsx';

interface PlaceCellProps {
  readonly place: string;
  readonly isOnline: boolean;
}
/** Where an event takes place; one without a hall can be online. */
export function PlaceCell({ place, isOnline }: PlaceCellProps) {
  const shown = place || (isOnline ? text.listPage.online : '');
  if (shown === '') return <Empty />;
  return (
    <span className="cut" title={shown}>
      {shown}
    </span>
  );
}
