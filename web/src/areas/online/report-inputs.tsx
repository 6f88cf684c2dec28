import { dataSourceOptions, reportTexts } from '@campus/contract/online';
import { Button } from 'antd';
import { createContext, useContext } from 'react';
import { asText } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { CodeEditor } from '../../widgets/editors/code-editor.tsx';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';

interface DesignFacts {
  readonly parse: () => void;
  readonly isParsing: boolean;
  readonly historyCode: string;
}
/** Parses the SQL of the edited report. */
export const DesignContext = createContext<DesignFacts>({ parse: () => undefined, isParsing: false, historyCode: '' });

function SourceInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const sources = useEndpoint(dataSourceOptions, {});
  return <OptionSelect {...control} placeholder={reportTexts.ownDatabase} options={sources.data ?? []} />;
}
function SqlInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const { parse, isParsing, historyCode } = useContext(DesignContext);
  return (
    <div className="report-sql">
      <CodeEditor {...control} language="SQL" fullScreen height="180px" historyCode={historyCode} />
      <div className="report-sql-foot">
        <span className="muted">{reportTexts.sqlHint}</span>
        <Button loading={isParsing} onClick={parse}>
          {reportTexts.parse}
        </Button>
      </div>
    </div>
  );
}
/** Inputs of the data source and the SQL. */
export const reportInputs = { dbSource: SourceInput, cgrSql: SqlInput };
/** Key under which former versions of the SQL are kept. */
export const getHistory = (code: unknown): string => `cgreport_${asText(code)}`;
