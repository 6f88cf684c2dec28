import {
  type ExpenseOpinion,
  expenseCap,
  expenseFlow,
  expensePayPath,
  expenseSheetPath,
  fairDayTexts,
  fairExpense,
  fairExpenseItem,
} from '@campus/contract/jobfair';
import { getStateCounts, isEnterprise } from '@campus/contract/kit';
import { Button } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { EditButton } from '../../kit/detail/edit-button.tsx';
import { RecordDrawer } from '../../kit/detail/record-drawer.tsx';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { FilesCell } from '../../kit/field/field-cells.tsx';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { SaveButton } from '../../kit/list/sheet-button.tsx';
import { everyState } from '../../kit/list/status-tabs.tsx';
import { saveFile } from '../../request/save-file.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Timeline } from '../../widgets/timeline.tsx';
import { ExpenseCapLine, OverLimits } from './expense-cap.tsx';
import { ExpenseForm } from './expense-form.tsx';
import './fair-day.css';

const texts = fairDayTexts.expense;
const tabs = everyState(expenseFlow);

/** 费用报销: claims of companies. */
export const FairExpenseListPage = () => <ExpenseList />;

/** The claims of one fair, or of all. */
export function ExpenseList({ fairId }: { readonly fairId?: string }) {
  const isOwn = isEnterprise(useCaller());
  const holdsAdd = useAllowed(fairExpense.can.add);
  const mayAdd = isOwn && holdsAdd;
  const mayPay = useAllowed(fairExpense.can.pay);
  const mayExport = useAllowed(fairExpense.can.exportXls);
  const [opened, open] = useOpenedId();
  const [edited, setEdited] = useState<string | true>();
  return (
    <>
      <EntityPage
        entity={fairExpense}
        filter={fairId === undefined ? undefined : { fairId }}
        calls={['list', 'queryById', 'exportXls']}
        tabs={{ items: tabs, counts: getStateCounts(fairExpense) }}
        detail={(row) => open(row.id)}
        tools={({ list }) => (
          <>
            {mayAdd && (
              <Button type="primary" onClick={() => setEdited(true)}>
                {texts.add}
              </Button>
            )}
            {mayExport && !isOwn && (
              <SaveButton
                label={texts.sheet}
                save={() => saveFile({ method: 'GET', path: expenseSheetPath, query: { ...list.query } })}
              />
            )}
            {mayPay && (
              <SaveButton
                label={texts.pay}
                save={() => saveFile({ method: 'GET', path: expensePayPath, query: { ...list.query } })}
              />
            )}
          </>
        )}
        empty={isOwn ? texts.empty : texts.emptyOfSchool}
      />
      {opened && <ExpenseDrawer id={opened} onEdit={() => setEdited(opened)} onClose={() => open(undefined)} />}
      {edited && <ExpenseForm id={edited === true ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
interface DrawerProps {
  readonly id: string;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}
const ExpenseDrawer = ({ id, onEdit, onClose }: DrawerProps) => (
  <RecordDrawer
    entity={fairExpense}
    id={id}
    width={720}
    title={(row) => asText(row.expenseNo)}
    foot={(row, steps) => (
      <div className="form-foot">
        <OwnEditButton row={row} onEdit={onEdit} />
        <span className="grow" />
        {steps}
      </div>
    )}
    onClose={onClose}
  >
    {(row) => <Content row={row} />}
  </RecordDrawer>
);
function OwnEditButton({ row, onEdit }: { readonly row: RowData; readonly onEdit: () => void }) {
  const isOwn = isEnterprise(useCaller());
  return isOwn && <EditButton entity={fairExpense} row={row} label={texts.edit} onEdit={onEdit} />;
}

function Content({ row }: { readonly row: RowData }) {
  const cap = useEndpoint(expenseCap, { applyId: asText(row.applyId) }, { quiet: true });
  const opinions = (row.opinions ?? []) as readonly ExpenseOpinion[];
  return (
    <>
      {cap.data && <ExpenseCapLine cap={cap.data} />}
      {cap.data && <OverLimits cap={cap.data} claim={row} />}
      <EntityFacts
        entity={fairExpense}
        row={row}
        groups={[
          {
            title: texts.facts,
            names: ['fairTitle', 'companyName', 'personCount', 'days', 'amount', 'approvedAmount', 'submitTime'],
          },
          { title: texts.account, names: ['payee', 'bankName', 'bankAccount', 'payTime', 'payNo', 'payVoucher'] },
        ]}
      />
      <section className="fair-part">
        <h3>{texts.items}</h3>
        <Items rows={(row as { items?: readonly RowData[] }).items ?? []} />
      </section>
      {opinions.length > 0 && (
        <section className="fair-part">
          <h3>{texts.opinions}</h3>
          <Timeline
            steps={opinions.toReversed().map((line) => ({
              key: `${line.time}${line.step}`,
              what: line.amount ? `${line.step} ${line.amount}${texts.yuan}` : line.step,
              who: line.by,
              time: line.time.slice(5, 16),
              tone: 'neutral' as const,
              quote: line.opinion,
            }))}
          />
        </section>
      )}
    </>
  );
}

const facts = ['invoiceNo', 'invoiceDate', 'personName', 'nights', 'remark'] as const;
const Items = ({ rows }: { readonly rows: readonly RowData[] }) => (
  <ul className="expense-items">
    {rows.map((item) => (
      <li key={item.id}>
        <b>{findText(item, 'itemType') ?? asText(item.itemType)}</b>
        <strong>{asText(item.amount)}</strong>
        <p>
          {facts
            .filter((name) => asText(item[name]) !== '')
            .map((name) => `${fairExpenseItem.fields[name].label} ${asText(item[name])}`)
            .join(' · ')}
        </p>
        <FilesCell field={fairExpenseItem.fields.files} name="files" row={item} full />
      </li>
    ))}
  </ul>
);
