import type { AnswerLine } from '@campus/contract/fill';
import { json } from '@campus/contract/kit';
import {
  answersSheetPath,
  attendeeFlow,
  preachAttendee,
  preachFillFields,
  preachScreen,
} from '@campus/contract/preach';
import { type ReactNode, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asText } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { SaveButton } from '../../kit/list/sheet-button.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import { saveFile } from '../../request/save-file.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { AnswersDrawer } from './answers-drawer.tsx';

const texts = preachScreen.answers;
const tabs = (['signedUp', 'checkedIn', 'absent', 'waiting'] as const).map((state) => statusTab(attendeeFlow, state));
const { watchSeconds } = preachAttendee.fields;
const ofOne = {
  ...preachAttendee,
  // Its cells show minutes.
  fields: { ...preachAttendee.fields, watchSeconds: { ...watchSeconds, label: texts.watched } },
  search: (preachAttendee.search ?? []).filter(
    (item) => item !== 'title' && !(typeof item === 'object' && item.field === 'preachId'),
  ),
};
/** List of attendees with a column for their answers. */
const withAnswers = {
  ...ofOne,
  fields: { ...ofOne.fields, filledIn: json()({ label: texts.column, derived: true, width: 220 }) },
  list: [...ofOne.list, 'filledIn'],
};

/** The attendees of one session, with what they filled in where it has fields. */
export function AttendeeList({ preachId }: { readonly preachId: string }) {
  const mayRead = useAllowed('preach:preachAttendee:answers');
  const [opened, setOpened] = useState<{ readonly id: string; readonly name: string }>();
  const { data } = useEndpoint(preachFillFields, { preachId }, { enabled: mayRead, quiet: true });
  const hasAnswers = data !== undefined && data.fields.length + data.answered.length > 0;
  return (
    <>
      <EntityPage
        entity={hasAnswers ? (withAnswers as typeof ofOne) : ofOne}
        filter={{ preachId }}
        tabs={{ items: tabs }}
        cells={{
          watchSeconds: (row) =>
            row.watchSeconds ? preachScreen.attendance.minutes(toMinutes(row.watchSeconds)) : '—',
          ...(hasAnswers && {
            filledIn: (row: object) => <Lines of={(row as { filledIn?: AnswerLine[] }).filledIn ?? []} />,
          }),
        }}
        rowActions={(row) => [
          hasAnswers && {
            key: 'answers',
            label: texts.open,
            run: () => setOpened({ id: row.id, name: asText(row.realname) }),
            isSecondary: true,
          },
        ]}
        tools={() =>
          hasAnswers && (
            <SaveButton
              label={texts.sheet}
              save={() => saveFile({ method: 'GET', path: answersSheetPath, query: { preachId } })}
            />
          )
        }
        empty={preachScreen.attendance.empty}
      />
      {opened && <AnswersDrawer {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
const toMinutes = (seconds: number): number => Math.ceil(seconds / 60);

function Lines({ of }: { readonly of: readonly AnswerLine[] }): ReactNode {
  const line = of.map(({ label, text }) => `${label}：${text}`).join('；');
  return line === '' ? '—' : <span title={line}>{line}</span>;
}
