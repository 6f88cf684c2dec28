import { chinaTime, getState } from '@campus/contract/kit';
import {
  type HallDay,
  hallsOfDay,
  preach,
  preachFlow,
  preachScreen,
  preachTypes,
  type WishTime,
} from '@campus/contract/preach';
import { chinaDay } from '@campus/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { Button, DatePicker, Skeleton, Tag } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { callStep } from '../../kit/call/entity-calls.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { CaseDecided, QueueBack } from '../../kit/detail/queue-case.tsx';
import type { CasePlace } from '../../kit/detail/queue-page.tsx';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { formatPeriod } from '../../kit/field/period.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { type FieldsForm, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { type Submit, useSubmit } from '../../kit/form/use-submit.ts';
import { type OpenStep, openSteps, useSteps } from '../../kit/step/steps.tsx';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { people } from './people.ts';
import { firstWish, listWishes } from './period.ts';
import './hall-days.css';
import './preach.css';

const texts = preachScreen.toCreate;
const { create, turnDown } = preachFlow.steps;
const facts = ['companyName', 'type', 'expectCount', ...people, 'materials'];

/** One request: what the company wishes at the left, the halls of the day and the decision at the right. */
export function CreateCase({ row, place }: { readonly row: RowData; readonly place: CasePlace }) {
  const open = openSteps(preach, row, useCaller());
  const isOnline = Number(row.type) === preachTypes.online;
  const form = useFieldsForm({
    fields: create.input,
    initial: { id: row.id },
    isHidden: (name) => isOnline && name === 'venueId',
  });
  const submit = useSubmit(form);
  const [day, setDay] = useState(() => firstWish(row)?.start.slice(0, 10) ?? chinaDay(new Date()));
  const take = (wish: WishTime) => {
    form.set('startTime', wish.start);
    form.set('endTime', wish.end);
    setDay(wish.start.slice(0, 10));
  };
  const mayCreate = isOpen(open, 'create');
  const title = asText(row.title);
  return (
    <section className="surface queue-case" aria-label={title}>
      <header className="case-head">
        <QueueBack onBack={place.onBack} />
        <div className="record-line">
          <h2>{title}</h2>
          <StateCell entity={preach} row={row} />
        </div>
        <span className="muted">{asText(row.companyName)}</span>
      </header>
      {getState(preachFlow, row.status) !== 'requested' && <CaseDecided words={texts} />}
      <div className="case-body preach-case">
        <div>
          <h3>{texts.wishes}</h3>
          <Wishes row={row} chosen={asText(form.values.startTime)} onTake={mayCreate ? take : undefined} />
          <h3>{texts.facts}</h3>
          <RecordFacts entity={preach} names={facts.filter((name) => asText(row[name]) !== '')} row={row} />
          <SafeHtml html={asText(row.content)} />
        </div>
        {mayCreate && (
          <div>
            {!isOnline && <Halls day={day} onDay={setDay} expected={Number(row.expectCount ?? 0)} form={form} />}
            <h3>{texts.decision}</h3>
            <FormErrorNotices form={form} submit={submit} />
            <EntityFormFields form={form} />
          </div>
        )}
      </div>
      <Decision row={row} place={place} open={open} form={form} submit={submit} />
    </section>
  );
}
const isOpen = (open: readonly OpenStep[], name: string): boolean => open.some((step) => step.name === name);

interface DecisionProps {
  readonly row: RowData;
  readonly place: CasePlace;
  readonly open: readonly OpenStep[];
  readonly form: FieldsForm;
  readonly submit: Submit;
}
/** The decisions that the server accepts of this caller now. */
function Decision({ row, place, open, form, submit }: DecisionProps) {
  const client = useQueryClient();
  const steps = useSteps(preach, place.onDecided);
  const run = () =>
    submit.run(async (key) => {
      const answer = await callStep(preach, 'create', { ...form.body(), id: row.id, version: row.version }, key);
      await client.invalidateQueries({ queryKey: [preach.name] });
      tell.success(answer.message);
      place.onDecided();
    });
  return (
    <footer className="case-foot">
      <span className="grow">{place.position}</span>
      {isOpen(open, 'turnDown') && (
        <Button danger onClick={() => steps.take({ name: 'turnDown', step: turnDown }, row)}>
          {turnDown.label}
        </Button>
      )}
      {isOpen(open, 'create') && (
        <Button type="primary" loading={submit.isRunning} onClick={() => void run()}>
          {create.label}
        </Button>
      )}
      {steps.dialogs}
    </footer>
  );
}

interface WishesProps {
  readonly row: RowData;
  readonly chosen: string;
  readonly onTake: ((wish: WishTime) => void) | undefined;
}
const Wishes = ({ row, chosen, onTake }: WishesProps) => {
  const now = chinaTime(new Date());
  return (
    <ul className="preach-wishes">
      {listWishes(row).map((wish) => (
        <li key={wish.start}>
          <span className="grow">{formatPeriod(wish.start, wish.end)}</span>
          {wish.start <= now ? (
            <Tag>{texts.past}</Tag>
          ) : (
            onTake && (
              <Button size="small" type={chosen === wish.start ? 'primary' : 'default'} onClick={() => onTake(wish)}>
                {texts.use}
              </Button>
            )
          )}
        </li>
      ))}
    </ul>
  );
};

const hallType = 1;
const [firstHour, lastHour] = [8, 22];
const markedHours = [8, 12, 16];
const getHourShare = (hour: number): number =>
  Math.min(1, Math.max(0, (hour - firstHour) / (lastHour - firstHour))) * 100;
const getShare = (time: string): number => getHourShare(Number(time.slice(11, 13)) + Number(time.slice(14, 16)) / 60);

interface HallsProps {
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly expected: number;
  readonly form: FieldsForm;
}
/** The halls of a day with what occupies them, next to the chosen time. */
function Halls({ day, onDay, expected, form }: HallsProps) {
  const { data, error, refetch } = useEndpoint(hallsOfDay, { date: day, preachId: form.rowId }, { quiet: true });
  const start = asText(form.values.startTime);
  const end = asText(form.values.endTime);
  const isThisDay = start.slice(0, 10) === day && end > start;
  const chosen = asText(form.values.venueId);
  const halls = data?.filter(({ type }) => type === hallType) ?? [];
  return (
    <>
      <div className="preach-day">
        <h3 className="grow">{texts.halls(day)}</h3>
        <DatePicker
          size="small"
          allowClear={false}
          aria-label={texts.day}
          value={dayjs(day)}
          onChange={(next) => next && onDay(next.format('YYYY-MM-DD'))}
        />
      </div>
      {!data && (error ? <LoadError error={error} onRetry={refetch} /> : <Skeleton active paragraph={{ rows: 4 }} />)}
      <ul className="hall-days">
        {halls.map((hall) => (
          <Hall
            key={hall.id}
            hall={hall}
            isChosen={hall.id === chosen}
            isSmall={hall.capacity < expected}
            wanted={isThisDay ? { start, end } : undefined}
            onChoose={() => form.set('venueId', hall.id)}
          />
        ))}
      </ul>
    </>
  );
}

interface HallProps {
  readonly hall: HallDay;
  readonly isChosen: boolean;
  readonly isSmall: boolean;
  readonly wanted: WishTime | undefined;
  readonly onChoose: () => void;
}
function Hall({ hall, isChosen, isSmall, wanted, onChoose }: HallProps) {
  const isTaken =
    hall.isClosed || (wanted && hall.bookings.some(({ start, end }) => start < wanted.end && end > wanted.start));
  return (
    <li className={isChosen ? 'is-chosen' : ''}>
      <div className="hall-name">
        <b>{hall.name}</b>
        <span className="muted">
          {texts.seats(hall.capacity)}
          {isSmall && ` · ${texts.tooSmall}`}
        </span>
      </div>
      <div className="hall-ruler">
        {markedHours.map((hour) => (
          <i key={hour} aria-hidden style={{ insetInlineStart: `${getHourShare(hour)}%` }}>
            {texts.hour(hour)}
          </i>
        ))}
        {hall.isClosed && <span className="hall-closed">{texts.full}</span>}
        {hall.bookings.map(({ title, start, end }) => (
          <span
            key={start}
            className="hall-taken"
            title={`${title} ${start.slice(11, 16)}-${end.slice(11, 16)}`}
            style={{ insetInlineStart: `${getShare(start)}%`, width: `${getShare(end) - getShare(start)}%` }}
          >
            {title}
          </span>
        ))}
        {wanted && (
          <span
            className={isTaken ? 'hall-wanted is-bad' : 'hall-wanted'}
            style={{
              insetInlineStart: `${getShare(wanted.start)}%`,
              width: `${getShare(wanted.end) - getShare(wanted.start)}%`,
            }}
          />
        )}
      </div>
      <Button size="small" disabled={isTaken === true} type={isChosen ? 'primary' : 'default'} onClick={onChoose}>
        {isChosen ? texts.chosen : texts.choosePlace}
      </Button>
    </li>
  );
}
