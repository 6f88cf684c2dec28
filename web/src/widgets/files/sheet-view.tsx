import { text } from '@campus/contract/messages';
import { Alert, Spin, Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { request } from '../../request/client.ts';
import { keyboardScroll } from '../keyboard-scroll.ts';
import { getFileName } from './file-name.ts';

/** Preview of a sheet, as returned by the server. */
interface SheetBegin {
  readonly name: string;
  readonly columns: number;
  readonly rows: readonly (readonly string[])[];
  readonly truncated: boolean;
}

/** Spreadsheet column name: A, B … Z, AA, AB … */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** First rows of each sheet of a stored workbook. */
export function SheetView({ path }: { path: string }) {
  const [state, setState] = useState<{ sheets?: readonly SheetBegin[]; failed?: string }>({});
  useEffect(() => {
    const abort = new AbortController();
    request<readonly SheetBegin[]>({
      method: 'GET',
      path: `/sys/common/sheet/${path.replace(/^\/+/, '')}`,
      quiet: true,
      signal: abort.signal,
    }).then(
      (sheets) => setState({ sheets }),
      (error: Error) => {
        if (!abort.signal.aborted) setState({ failed: error.message });
      },
    );
    return () => abort.abort();
  }, [path]);

  if (state.failed !== undefined) return <Alert type="warning" showIcon title={state.failed} />;
  if (!state.sheets) {
    return (
      <div className="pdf-view">
        <Spin description={text.attachment.loading} />
      </div>
    );
  }
  return (
    <Tabs
      className="sheet-view"
      data-widget="sheet-view"
      size="small"
      tabPlacement="bottom"
      destroyOnHidden
      items={state.sheets.map((sheet, i) => ({
        key: String(i),
        label: sheet.name,
        children: <Sheet sheet={sheet} of={getFileName(path)} />,
      }))}
    />
  );
}

function Sheet({ sheet, of }: { sheet: SheetBegin; of: string }) {
  const { columns, rows, truncated } = sheet;
  if (rows.length === 0) return <p className="muted">{text.control.sheetEmpty}</p>;
  const letters = Array.from({ length: columns }, (_, i) => columnName(i));
  return (
    <>
      <section className="sheet-scroll" aria-label={`${of} ${sheet.name}`} {...keyboardScroll}>
        <table>
          <thead>
            <tr>
              <th aria-label={text.control.sheetRow} />
              {letters.map((letter) => (
                <th key={letter} scope="col">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their number
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                {letters.map((letter, at) => (
                  <td key={letter}>{cells[at] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {truncated && <p className="muted">{text.control.sheetCut}</p>}
    </>
  );
}
