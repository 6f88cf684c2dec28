import {
  type DuplicatePair,
  duplicateReasons,
  employUser,
  ignoreDuplicate,
  listDuplicates,
  restoreDuplicate,
  mergeTexts as texts,
} from '@campus/contract/resume';
import { firstPage } from '@campus/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useMutate } from '../../kit/form/use-mutate.ts';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { measureActionColumn, type RowAction, RowActions } from '../../kit/list/row-actions.tsx';
import { callEnvelope } from '../../request/call.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { MergeDrawer } from './merge-drawer.tsx';
import { getWords, nameOfStudent, PairReasons, PairValues } from './pair-cells.tsx';
import './merge.css';

const { columns: titles } = texts;
type Row = DuplicatePair & { readonly id: string };
const getRow = (pair: DuplicatePair): Row => ({ ...pair, id: `${pair.a.id}-${pair.b.id}` });
const reasonWidth = (pair: DuplicatePair): string => pair.reasons.map((one) => duplicateReasons[one]).join('、');

const people: readonly [PlainColumn<Row>, PlainColumn<Row>] = [
  {
    name: 'students',
    title: `${titles.one} / ${titles.other}`,
    width: 210,
    least: 170,
    rank: 0,
    cell: (pair) => <PairValues pair={pair} of={nameOfStudent} />,
  },
  {
    name: 'reasons',
    title: titles.reasons,
    width: 240,
    least: 170,
    rank: 1,
    cell: (pair) => (
      <span title={reasonWidth(pair)}>
        <PairReasons pair={pair} />
      </span>
    ),
  },
];
const facts: readonly PlainColumn<Row>[] = [
  { name: 'depart', title: titles.depart, width: 150, least: 110, rank: 3, cell: getValues('departId') },
  { name: 'study', title: titles.study, width: 210, least: 150, rank: 4, cell: getValues('eduLevel', 'majorCode') },
  { name: 'status', title: titles.status, width: 96, rank: 2, cell: getValues('status') },
];
const ignoring: readonly PlainColumn<Row>[] = [
  {
    name: 'reason',
    title: titles.ignoreReason,
    width: 220,
    least: 130,
    rank: 2,
    cell: ({ ignored }) => ignored?.reason,
  },
  { name: 'by', title: titles.by, width: 100, rank: 3, cell: ({ ignored }) => ignored?.by },
  { name: 'time', title: titles.time, width: 160, rank: 4, cell: ({ ignored }) => ignored?.time },
];
function getValues(...names: readonly string[]) {
  return (pair: Row) => <PairValues pair={pair} of={(student) => getWords(student, names)} />;
}

/** Pairs of records that may be of one person, or that were found not to be. */
export function DuplicateTable({ isIgnored }: { isIgnored: boolean }) {
  const [page, setPage] = useState(firstPage);
  const [keyword, setKeyword] = useState('');
  const [compared, setCompared] = useState<DuplicatePair>();
  const [asked, setAsked] = useState<DuplicatePair>();
  const mutate = useMutate(listDuplicates.path);
  const input = { ...page, ignored: isIgnored ? 1 : 0, ...(keyword && { keyword }) };
  const found = useEndpoint(listDuplicates, input, { quiet: true });
  const rows = (found.data?.records ?? []).map(getRow);
  const getActions = (pair: Row): RowAction[] =>
    isIgnored
      ? [
          {
            key: 'restore',
            label: texts.restore,
            run: () => void mutate(() => callEnvelope(restoreDuplicate, { aId: pair.a.id, bId: pair.b.id })),
          },
        ]
      : [
          { key: 'compare', label: texts.compare, run: () => setCompared(pair) },
          { key: 'ignore', label: texts.ignore, run: () => setAsked(pair) },
        ];
  const empty = isIgnored
    ? { title: texts.emptyIgnored }
    : { title: texts.emptySuspected, text: texts.emptySuspectedHint };
  return (
    <>
      <div className="merge-search">
        <Input.Search
          allowClear
          aria-label={texts.keyword}
          placeholder={texts.keyword}
          maxLength={30}
          onSearch={(typed) => {
            setPage(firstPage);
            setKeyword(typed.trim());
          }}
        />
      </div>
      {found.error ? (
        <LoadError error={found.error} onRetry={found.refetch} />
      ) : found.data?.total === 0 ? (
        <StateView {...empty} />
      ) : (
        <PlainTable<Row>
          columns={[...people, ...(isIgnored ? ignoring : facts)]}
          rows={rows}
          isLoading={found.isPending}
          page={page}
          total={found.data?.total ?? 0}
          onPage={setPage}
          operations={{
            width: measureActionColumn(rows, getActions, 96),
            of: (row) => <RowActions actions={getActions(row)} />,
          }}
        />
      )}
      {compared && <MergeDrawer ids={[compared.a.id, compared.b.id]} onClose={() => setCompared(undefined)} />}
      {asked && <IgnoreDialog pair={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const { reason } = ignoreDuplicate.input;

function IgnoreDialog({ pair, onClose }: { pair: DuplicatePair; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: { reason } });
  return (
    <QuestionDialog
      title={texts.ignoreTitle}
      question={texts.ignoreQuestion(nameOfStudent(pair.a), nameOfStudent(pair.b))}
      submitText={texts.ignore}
      form={form}
      send={async (idempotencyKey) => {
        const input = { aId: pair.a.id, bId: pair.b.id, reason: String(form.body().reason) };
        const sent = await callEnvelope(ignoreDuplicate, input, { quiet: true, idempotencyKey });
        await Promise.all(
          [listDuplicates.path, employUser.name].map((key) => client.invalidateQueries({ queryKey: [key] })),
        );
        return sent;
      }}
      onClose={onClose}
    />
  );
}
