import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import { fileExamples } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { tell } from '../../../request/tell.ts';
import { StoredImage } from '../../../widgets/files/stored-image.tsx';
import { IconButton } from '../../../widgets/icon-button.tsx';
import { DemoHint } from './demo-states.tsx';
import { Emitted, sampleCode, samplePictures } from './examples.tsx';

const words = fileExamples.sort;
const { instructions, picked, over, dropped, cancelled } = words.dragging;
const spoken = {
  screenReaderInstructions: { draggable: instructions },
  announcements: {
    onDragStart: () => picked,
    onDragOver: () => over,
    onDragEnd: () => dropped,
    onDragCancel: () => cancelled,
  },
};
const start: readonly string[] = [...samplePictures, sampleCode];

/** The list with one item moved. */
function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from] as T);
}

/** 图片拖拽排序: pictures sorted by dragging or by buttons. */
export function SortSection() {
  const [pictures, setPictures] = useState(start);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const move = (from: number, to: number) => {
    if (to < 0) return tell.warning(text.upload.moveFirst);
    if (to >= pictures.length) return tell.warning(text.upload.moveLast);
    setPictures(moveItem(pictures, from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={spoken}
      onDragEnd={({ active, over: target }) => {
        if (target) move(pictures.indexOf(String(active.id)), pictures.indexOf(String(target.id)));
      }}
    >
      <DemoHint>{words.hint}</DemoHint>
      <ul className="sort-wall">
        {pictures.map((path, i) => (
          <Card key={path} path={path} place={i + 1} onMove={(by) => move(i, i + by)} />
        ))}
      </ul>
      <Emitted value={pictures.join(',')} />
    </DndContext>
  );
}

function Card({ path, place, onMove }: { path: string; place: number; onMove: (by: -1 | 1) => void }) {
  const drag = useDraggable({ id: path });
  const drop = useDroppable({ id: path });
  const { x = 0, y = 0 } = drag.transform ?? {};
  const state = drag.isDragging ? ' lifted' : drop.isOver ? ' over' : '';
  return (
    <li ref={drop.setNodeRef} className={`sort-card${state}`}>
      {/* The buttons below serve the keyboard; the picture is for pointers only. */}
      <div
        ref={drag.setNodeRef}
        className="sort-handle"
        style={{ transform: `translate(${x}px, ${y}px)` }}
        {...drag.listeners}
      >
        <StoredImage path={path} alt={words.picture(place)} />
      </div>
      <div className="sort-tools">
        <IconButton label={words.left(place)} onClick={() => onMove(-1)}>
          <ArrowLeftOutlined aria-hidden />
        </IconButton>
        {words.picture(place)}
        <IconButton label={words.right(place)} onClick={() => onMove(1)}>
          <ArrowRightOutlined aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
