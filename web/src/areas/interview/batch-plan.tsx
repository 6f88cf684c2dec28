import { type BatchPlan, interviewScreen } from '@campus/contract/interview';
import { Button, Table } from 'antd';
import { useState } from 'react';
import { periodText } from './interview-words.ts';

const texts = interviewScreen;
export const plannedCount = ({ slots }: BatchPlan): number =>
  slots.filter(({ deliveryId }) => deliveryId !== null).length;

interface PlanProps {
  readonly plan: BatchPlan;
  /** Two students change their slots. */
  readonly onSwap: (one: string, other: string) => void;
}
/** The slots of a day with their students, who are dragged or moved to another one's slot. */
export function BatchPlanTable({ plan, onSwap }: PlanProps) {
  const [dragged, setDragged] = useState<string>();
  const order = plan.slots.flatMap(({ deliveryId }) => deliveryId ?? []);
  const left = plan.failed.map(({ id, name, message }) => ({
    ...{ key: id, time: '', student: name, note: message },
    of: null,
  }));
  const rows = plan.slots.map((slot) => ({
    ...{ key: slot.startTime, time: periodText(slot.startTime, slot.endTime) },
    ...{ student: slot.realname ?? '', note: slot.note ?? '', of: slot.deliveryId },
  }));
  type PlanRow = (typeof rows)[number] | (typeof left)[number];
  const neighbour = (of: string, by: number) => order[order.indexOf(of) + by];
  const mover = (of: string, name: string, by: -1 | 1) => {
    const other = neighbour(of, by);
    const label = by < 0 ? texts.earlier : texts.later;
    return (
      <Button
        size="small"
        type="text"
        disabled={other === undefined}
        aria-label={`${name}${label}`}
        onClick={() => other && onSwap(of, other)}
      >
        {label}
      </Button>
    );
  };
  return (
    <section className="interview-part batch-plan">
      <h3>{texts.planTitle(plannedCount(plan))}</h3>
      <Table<PlanRow>
        size="small"
        pagination={false}
        dataSource={[...rows, ...left]}
        onRow={({ of }) =>
          of === null
            ? {}
            : {
                draggable: true,
                onDragStart: () => setDragged(of),
                onDragEnd: () => setDragged(undefined),
                onDragOver: (event) => dragged !== undefined && event.preventDefault(),
                onDrop: (event) => {
                  event.preventDefault();
                  if (dragged !== undefined && dragged !== of) onSwap(dragged, of);
                },
              }
        }
        columns={[
          { title: texts.columns.time, dataIndex: 'time', width: 190 },
          { title: texts.columns.student, dataIndex: 'student', width: 120 },
          { title: texts.columns.note, dataIndex: 'note' },
          {
            title: texts.columns.order,
            width: 128,
            render: (_, { of, student }) =>
              of && (
                <>
                  {mover(of, student, -1)}
                  {mover(of, student, 1)}
                </>
              ),
          },
        ]}
      />
    </section>
  );
}
