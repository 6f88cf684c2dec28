import { findField } from '@campus/contract/kit';
import { getName } from '../detail/detail-settings.ts';
import { asText, getKey, type RowData } from '../field/row.ts';
import { CardChoice, CardLine, CardsHead, cardContent, type ListCardsProps } from './list-cards.tsx';
import { PictureFrame } from './picture-frame.tsx';

interface ListWallProps extends ListCardsProps {
  readonly onOpen?: ((row: RowData) => void) | undefined;
}

/** Rows of a list as a wall of their pictures with name, state and actions. */
export function ListWall(props: ListWallProps) {
  const { list, settings, isSelectable, isChoosable = () => true, below, operations, onOpen } = props;
  const { entity } = list;
  const rows = list.page?.records ?? [];
  const faces = cardContent(list, settings.wanted);
  const picture = [...entity.list, ...(entity.hidden ?? [])].find((name) =>
    ['image', 'images'].includes(findField(entity, name)?.kind ?? ''),
  );
  return (
    <>
      <CardsHead list={list} settings={settings} rows={isSelectable ? rows.filter(isChoosable) : []} />
      <ul className="picture-wall inset">
        {rows.map((row) => (
          <li key={getKey(row)} data-row-id={getKey(row)} className="picture-card">
            <PictureFrame
              path={picture && asText(row[picture]).split(',')[0]}
              name={getName(entity, row)}
              onOpen={onOpen && (() => onOpen(row))}
            />
            <div className="picture-words">
              <div className="picture-name">
                {isSelectable && isChoosable(row) && <CardChoice list={list} row={row} />}
                <b>{faces.name?.cell(row)}</b>
                {faces.state?.cell(row)}
              </div>
              <CardLine columns={faces.words} row={row} most={3} />
              <CardLine columns={faces.figures} row={row} most={2} hasLabels />
              {below?.(row)}
            </div>
            {operations && <div className="picture-foot">{operations.of(row)}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}
