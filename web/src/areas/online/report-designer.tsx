import { chinaTime, formFields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { addReport, cgreportHead, editReport, parseReportSql, reportTexts } from '@campus/contract/online';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { type FieldsForm, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { validateOnServer } from '../../kit/form/validate-on-server.ts';
import { call, callEnvelope } from '../../request/call.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { saveEnhance } from '../../widgets/editors/enhance-history.ts';
import { mergeItems, mergeParameters, toRequestRows } from './report-columns.ts';
import { ReportGrids } from './report-grids.tsx';
import { DesignContext, getHistory, reportInputs } from './report-inputs.tsx';
import { type ReportTables, useReportTables } from './use-report-tables.ts';
import './report.css';

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
  const data = getFreshData(record);
  if (data) {
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

interface DesignProps {
  readonly row: RowData;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** Fills both grids from the SQL and keeps what they already say about the same columns. */
function useParsing(form: FieldsForm, tables: ReportTables, onParsed: () => void) {
  const [isParsing, setParsing] = useState(false);
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
      onParsed();
      tell.success(reportTexts.parsed(read.fields.length, read.params.length));
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      form.refuse({ cgrSql: error.message });
    } finally {
      setParsing(false);
    }
  };
  return { isParsing, parse: () => void parse() };
}

const saveHistory = (body: Readonly<Record<string, unknown>>): void =>
  saveEnhance(getHistory(body.code), {
    code: asText(body.code),
    type: 'sql',
    content: asText(body.cgrSql),
    date: chinaTime(new Date()),
  });

function Design({ row, isNew, onClose }: DesignProps) {
  const client = useQueryClient();
  const fields = formFields(cgreportHead, isNew ? 'add' : 'edit', 'staff');
  const { id: _id, ...presets } = row;
  const ask = validateOnServer(cgreportHead, isNew ? undefined : row.id);
  const form = useFieldsForm({ fields, initial: isNew ? presets : row, ask });
  const submit = useSubmit(form);
  const tables = useReportTables(row);
  const parsing = useParsing(form, tables, submit.clear);
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
      saveHistory(body);
      await client.invalidateQueries({ queryKey: [cgreportHead.name] });
      tell.success(message);
      onClose();
    });
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
      <DesignContext value={{ ...parsing, historyCode: getHistory(form.values.code) }}>
        <EntityFormFields form={form} inputs={reportInputs} />
      </DesignContext>
      <ReportGrids tables={tables} />
    </FormDialog>
  );
}
