import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import { fileExamples } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { DndContext, pointerWithin, useDraggable, useDroppable } from '@dnd-kit/core';
import { useState } from 'react';
import { spokenBy, useOrderSensors } from '../../../kit/list/order-drag.ts';
import { tell } from '../../../request/tell.ts';
import { StoredImage } from '../../../widgets/files/stored-image.tsx';
import { IconButton } from '../../../widgets/icon-button.tsx';
import { DemoHint } from './demo-states.tsx';
import { Emitted, sampleCode, samplePictures } from './examples.tsx';

const texts = fileExamples.sort;
const spoken = spokenBy(texts.dragging);
const start: readonly string[] = [...samplePictures, sampleCode];

/** 图片拖拽排序: pictures sorted by dragging or by buttons. */
export function SortSection() {
  const [pictures, setPictures] = useState(start);
  const sensors = useOrderSensors();
  const move = (from: number, to: number) => {
    if (to < 0) return tell.warning(text.upload.moveFirst);
    if (to >= pictures.length) return tell.warning(text.upload.moveLast);
    setPictures((all) => all.toSpliced(from, 1).toSpliced(to, 0, all[from] as string));
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
      <DemoHint>{texts.hint}</DemoHint>
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
        <StoredImage path={path} alt={texts.picture(place)} />
      </div>
      <div className="sort-tools">
        <IconButton label={texts.left(place)} onClick={() => onMove(-1)}>
          <ArrowLeftOutlined aria-hidden />
        </IconButton>
        {texts.picture(place)}
        <IconButton label={texts.right(place)} onClick={() => onMove(1)}>
          <ArrowRightOutlined aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
