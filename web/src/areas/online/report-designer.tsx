import { formFields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  addReport,
  cgreportHead,
  dataSourceOptions,
  editReport,
  parseReportSql,
  reportTexts,
} from '@campus/contract/online';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Tabs } from 'antd';
import dayjs from 'dayjs';
import { createContext, useContext, useRef, useState } from 'react';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { validateOnServer } from '../../kit/form/validate-on-server.ts';
import { call, callEnvelope } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { CodeEditor } from '../../widgets/editors/code-editor.tsx';
import { saveEnhance } from '../../widgets/editors/enhance-history.ts';
import { EditableGrid } from '../../widgets/grid/grid.tsx';
import type { GridHandle } from '../../widgets/grid/grid-handle.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { itemColumns, mergeItems, mergeParameters, parameterColumns, toRequestRows } from './report-columns.ts';
import './report.css';

interface DesignFacts {
  readonly parse: () => void;
  readonly isParsing: boolean;
  readonly historyCode: string;
}
const DesignContext = createContext<DesignFacts>({ parse: () => undefined, isParsing: false, historyCode: '' });

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
const inputs = { dbSource: SourceInput, cgrSql: SqlInput };
const getHistory = (code: unknown): string => `cgreport_${asText(code)}`;

interface ReportDesignerProps {
  /** Id of the report to edit or copy; without it one is added. */
  readonly id?: string | undefined;
  readonly isCopy: boolean;
  readonly onClose: () => void;
}

/** Report designer: SQL, columns, parameters. Mount it to open it. */
export function ReportDesigner({ id, isCopy, onClose }: ReportDesignerProps) {
  const record = useRecord(cgreportHead, id);
  if (id === undefined) return <Design row={{ id: '' }} isNew onClose={onClose} />;
  if (record.data) {
    const { data } = record;
    if (!isCopy) return <Design row={data} isNew={false} onClose={onClose} />;
    return (
      <Design row={{ ...data, code: '', name: reportTexts.copyName(asText(data.name)) }} isNew onClose={onClose} />
    );
  }
  return (
    <LoadingForm
      title={reportTexts.edit}
      width={window.innerWidth}
      isDrawer
      record={record}
      lines={10}
      onClose={onClose}
    />
  );
}

type Rows = readonly Readonly<Record<string, unknown>>[];
const rowsIn = (value: unknown): Rows => (Array.isArray(value) ? (value as Rows) : []);

/** The two grids of a design and the rows last loaded into them. */
function useTables(row: RowData) {
  const [items, setItems] = useState<Rows>(() => rowsIn(row.items));
  const [params, setParams] = useState<Rows>(() => rowsIn(row.params));
  const [isTouched, setTouched] = useState(false);
  const itemGrid = useRef<GridHandle>(null);
  const paramGrid = useRef<GridHandle>(null);
  const now = async (grid: typeof itemGrid, read: Rows): Promise<Rows> =>
    grid.current ? (await grid.current.getAll({ validate: false })).values : read;
  return {
    items,
    params,
    isTouched,
    itemGrid,
    paramGrid,
    touch: () => setTouched(true),
    itemsNow: () => now(itemGrid, items),
    paramsNow: () => now(paramGrid, params),
    /** Whether all cells are valid; invalid ones are marked. */
    isSound: async () =>
      (await itemGrid.current?.validate()) !== false && (await paramGrid.current?.validate()) !== false,
    replace: (nextItems: Rows, nextParams: Rows) => {
      setItems(nextItems);
      setParams(nextParams);
      setTouched(true);
    },
  };
}

interface DesignProps {
  readonly row: RowData;
  readonly isNew: boolean;
  readonly onClose: () => void;
}
function Design({ row, isNew, onClose }: DesignProps) {
  const client = useQueryClient();
  const fields = formFields(cgreportHead, isNew ? 'add' : 'edit', 'staff');
  const { id: _id, ...presets } = row;
  const ask = validateOnServer(cgreportHead, isNew ? undefined : row.id);
  const form = useFieldsForm({ fields, initial: isNew ? presets : row, ask });
  const submit = useSubmit(form);
  const tables = useTables(row);
  const [isParsing, setParsing] = useState(false);
  const [tab, setTab] = useState('items');

  const parse = async () => {
    if (!form.validate(['cgrSql'])) return;
    setParsing(true);
    try {
      const { cgrSql, dbSource } = form.body() as { cgrSql: string; dbSource: string | null };
      const read = await call(parseReportSql, { sql: cgrSql, dbKey: dbSource }, { quiet: true });
      tables.replace(
        mergeItems(read.fields, await tables.itemsNow()),
        mergeParameters(read.params, await tables.paramsNow()),
      );
      submit.clear();
      tell.success(reportTexts.parsed(read.fields.length, read.params.length));
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      form.refuse({ cgrSql: error.message });
    } finally {
      setParsing(false);
    }
  };
  const save = () =>
    submit.run(async (key) => {
      if (!(await tables.isSound())) return;
      const body = form.body();
      const sent = {
        head: isNew ? body : { id: row.id, version: row.version, ...body },
        items: toRequestRows(await tables.itemsNow(), 'items'),
        params: toRequestRows(await tables.paramsNow(), 'params'),
      };
      const { message } = await callEnvelope(isNew ? addReport : editReport, sent, {
        quiet: true,
        ...(isNew && { idempotencyKey: key }),
      });
      saveEnhance(getHistory(body.code), {
        code: asText(body.code),
        type: 'sql',
        content: asText(body.cgrSql),
        date: dayjs().format('YYYY-MM-DD HH:mm:ss'),
      });
      await client.invalidateQueries({ queryKey: [cgreportHead.name] });
      tell.success(message);
      onClose();
    });

  const grid = { actionButton: true, rowNumber: true, rowSelection: true, dragSort: true, maxHeight: 420 } as const;
  const watch = {
    onValueChange: tables.touch,
    onAdded: tables.touch,
    onDeleted: tables.touch,
    onDragged: tables.touch,
  };
  return (
    <FormDialog
      isDrawer
      title={isNew ? reportTexts.add : reportTexts.design(asText(row.name))}
      width={window.innerWidth}
      submitText={text.common.save}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty || tables.isTouched}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} />
      <DesignContext value={{ parse: () => void parse(), isParsing, historyCode: getHistory(form.values.code) }}>
        <EntityFormFields form={form} inputs={inputs} />
      </DesignContext>
      <Tabs
        className="report-tables"
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: 'items',
            label: reportTexts.columns,
            forceRender: true,
            children: (
              <EditableGrid
                ref={tables.itemGrid}
                label={reportTexts.columns}
                columns={itemColumns}
                dataSource={tables.items}
                {...grid}
                {...watch}
              />
            ),
          },
          {
            key: 'params',
            label: reportTexts.parameters,
            forceRender: true,
            children: (
              <>
                <p className="muted">{reportTexts.parametersHint}</p>
                <EditableGrid
                  ref={tables.paramGrid}
                  label={reportTexts.parameters}
                  columns={parameterColumns}
                  dataSource={tables.params}
                  {...grid}
                  {...watch}
                />
              </>
            ),
          },
        ]}
      />
    </FormDialog>
  );
}
