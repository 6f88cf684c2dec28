import type { ReportColumns } from '@campus/contract/online';
import { safeUrl } from '@campus/contract/rules';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Empty } from '../../kit/field/field-cells.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { Thumbnails } from '../../widgets/files/file-links.tsx';

/** Link URL with values of the row filled in; undefined when it is unsafe. */
function findAddress(href: string, row: RowData): string | undefined {
  return safeUrl(href.replace(/\$\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(asText(row[name]))));
}

interface CellProps {
  readonly value: string;
  readonly address: string | undefined;
}
function Cell({ value, address }: CellProps) {
  if (value === '') return <Empty />;
  if (address === undefined)
    return (
      <span className="cut" title={value}>
        {value}
      </span>
    );
  if (address.startsWith('/'))
    return (
      <Link className="cut" to={address} title={value}>
        {value}
      </Link>
    );
  return (
    <a className="cut" href={address} target="_blank" rel="noopener noreferrer" title={value}>
      {value}
    </a>
  );
}

/** Cells of columns with dictionary texts, links or pictures; other columns use the cell of their kind. */
export function reportCells({
  columns,
  dictOptions,
  fieldHrefSlots,
}: ReportColumns): Readonly<Record<string, (row: RowData) => ReactNode>> {
  const special = columns.filter(
    ({ customRender, hrefSlotName, fieldType }) => customRender || hrefSlotName || fieldType === 'Image',
  );
  return Object.fromEntries(
    special.map(({ dataIndex, customRender, hrefSlotName, fieldType }) => {
      const options = customRender === undefined ? undefined : dictOptions[customRender];
      const href = fieldHrefSlots.find(({ slotName }) => slotName === hrefSlotName)?.href;
      const formatValue = (value: string): string =>
        options
          ? value
              .split(',')
              .map((part) => options.find((option) => option.value === part)?.text ?? part)
              .join(',')
          : value;
      return [
        dataIndex,
        (row: RowData) => {
          const value = asText(row[dataIndex]);
          if (fieldType === 'Image') return value === '' ? <Empty /> : <Thumbnails value={value} size={32} />;
          return <Cell value={formatValue(value)} address={href === undefined ? undefined : findAddress(href, row)} />;
        },
      ];
    }),
  );
}
