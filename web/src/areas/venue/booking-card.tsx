import { CloseOutlined } from '@ant-design/icons';
import {
  bookingFlow,
  bookingRefs,
  interviewTexts,
  type TimelineBooking,
  venueBooking,
} from '@campus/contract/interview';
import { getState } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useCaller, useRights } from '../../kit/call/caller.ts';
import { asData } from '../../kit/field/row.ts';
import { openSteps, type StepRunner } from '../../kit/step/steps.tsx';
import { useDict } from '../../request/dictionary.ts';
import { Modal } from '../../widgets/modal.tsx';
import { StatusTag } from '../../widgets/status.tsx';

const texts = interviewTexts.timeline;

interface BookingCardProps {
  readonly booking: TimelineBooking;
  readonly venueName: string;
  readonly steps: StepRunner;
  readonly onEdit: () => void;
  readonly onShow: () => void;
  readonly onClose: () => void;
}
/** A booking with what this user can do with it now. */
export function BookingCard({ booking, venueName, steps, onEdit, onShow, onClose }: BookingCardProps) {
  const caller = useCaller();
  const may = useRights(venueBooking);
  const sources = useDict('rc_booking_ref');
  const state = bookingFlow.states[getState(bookingFlow, booking.status)];
  const row = asData(booking);
  const isManual = booking.refType === bookingRefs.manual;
  const open = openSteps(venueBooking, row, caller).filter(({ name }) => isManual || name !== 'release');
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [
      texts.state,
      <StatusTag key="state" tone={state.tone}>
        {state.label}
      </StatusTag>,
    ],
    [texts.place, venueName],
    [texts.time, texts.period(booking.startTime.slice(0, 16), booking.endTime.slice(0, 16))],
    [texts.holder, booking.holder],
    [texts.source, sources.find(({ value }) => value === booking.refType)?.text ?? booking.refType],
  ];
  return (
    <Modal
      open
      title={booking.title}
      width={420}
      closeIcon={<CloseOutlined aria-label={text.common.close} />}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onShow}>{texts.detail}</Button>
          {isManual && may('edit') && <Button onClick={onEdit}>{texts.edit}</Button>}
          {open.map((one) => (
            <Button
              key={one.name}
              {...(one.step.danger ? { danger: true } : { type: 'primary' as const })}
              onClick={() => {
                onClose();
                steps.take(one, row);
              }}
            >
              {one.step.label}
            </Button>
          ))}
        </>
      }
    >
      <dl className="booking-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
