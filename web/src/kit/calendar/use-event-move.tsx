import { type CalendarEvent, calendarTexts } from '@campus/contract/calendar';
import type { CalendarMove } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { requestEnvelope } from '../../request/client.ts';
import type { Envelope } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { QuestionDialog } from '../form/question-dialog.tsx';
import { useFieldsForm } from '../form/use-fields-form.ts';
import { calendarKey } from './use-calendar-events.ts';

interface Moving {
  readonly event: CalendarEvent;
  readonly move: CalendarMove;
  readonly start: string;
  readonly end: string | null;
  /** Puts the dragged event back. */
  readonly revert: () => void;
}
type Values = Readonly<Record<string, unknown>>;
interface EventMover {
  move(event: CalendarEvent, start: string, end: string | null, revert: () => void): void;
  readonly dialog: ReactNode;
}

/** Moves events through the call of their entity. A refused or cancelled move puts the event back. */
export function useEventMove(moveOf: (kind: string) => CalendarMove | undefined): EventMover {
  const client = useQueryClient();
  const [asking, setAsking] = useState<Moving>();
  const send = async ({ event, move, start, end }: Moving, values: Values, key?: string) => {
    const row = { id: event.refId, version: event.version ?? 0 };
    const body = { ...values, ...move.body(row, start, end) };
    const answer: Envelope = await requestEnvelope({
      ...{ method: 'POST', path: move.path, body },
      ...(key !== undefined && { quiet: true, idempotencyKey: key }),
    });
    await client.invalidateQueries({ queryKey: [calendarKey] });
    await client.invalidateQueries({ queryKey: [event.refType] });
    return answer;
  };
  const move = (event: CalendarEvent, start: string, end: string | null, revert: () => void) => {
    const how = moveOf(event.kind);
    if (!how) return revert();
    const moving = { event, move: how, start, end, revert };
    if (how.asks) return setAsking(moving);
    send(moving, {}).then(
      ({ message }) => tell.success(message),
      // The request layer has shown the refusal.
      revert,
    );
  };
  const close = () => setAsking(undefined);
  const dialog = asking && (
    <MoveDialog
      moving={asking}
      send={(values, key) => send(asking, values, key).finally(() => undefined)}
      onClose={(isDone) => {
        if (!isDone) asking.revert();
        close();
      }}
    />
  );
  return { move, dialog };
}

interface MoveDialogProps {
  readonly moving: Moving;
  readonly send: (values: Values, key: string) => Promise<Envelope>;
  readonly onClose: (isDone: boolean) => void;
}
/** Asks for what the move needs besides the time. */
function MoveDialog({ moving: { event, move, start }, send, onClose }: MoveDialogProps) {
  const form = useFieldsForm({ fields: move.asks ?? {} });
  const isDone = useRef(false);
  return (
    <QuestionDialog
      title={calendarTexts.move}
      question={calendarTexts.moved(event.title, event.allDay ? start.slice(0, 10) : start.slice(0, 16))}
      submitText={calendarTexts.move}
      form={form}
      send={async (key) => {
        const answer = await send(form.body(), key);
        isDone.current = true;
        return answer;
      }}
      onClose={() => onClose(isDone.current)}
    />
  );
}
