import { RotateLeftOutlined, RotateRightOutlined } from '@ant-design/icons';
import { ownAccountTexts } from '@campus/contract/account';
import { Slider } from 'antd';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { IconButton } from '../../widgets/icon-button.tsx';
import { clampOffset, mostZoom, type Placing, paint, resultSide } from './avatar-frame.ts';

const texts = ownAccountTexts.crop;
const frameSide = 320;
/** Distance moved by an arrow key, as a share of the frame. */
const step = 0.03;

interface CropperProps {
  readonly picture: ImageBitmap;
  readonly placing: Placing;
  readonly onChange: (placing: Placing) => void;
}

/** Handlers of the frame: the picture is moved by dragging or by the arrow keys, and zoomed by the wheel. */
function useFrameEvents({ picture, placing, onChange }: CropperProps) {
  const grip = useRef<{ x: number; y: number; from: Placing }>(undefined);
  const change = (part: Partial<Placing>) => onChange(clampOffset(picture, { ...placing, ...part }));
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, from: placing };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!grip.current) return;
      const { x, y, from } = grip.current;
      const side = event.currentTarget.clientWidth || frameSide;
      change({ x: from.x + (event.clientX - x) / side, y: from.y + (event.clientY - y) / side });
    },
    onPointerUp: () => {
      grip.current = undefined;
    },
    onWheel: ({ deltaY }: { readonly deltaY: number }) => change({ zoom: placing.zoom * (deltaY > 0 ? 0.95 : 1.05) }),
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
      if (!by) return;
      event.preventDefault();
      change({ x: placing.x + (by[0] ?? 0), y: placing.y + (by[1] ?? 0) });
    },
  };
}

/** The picture below its frame, next to a preview. */
export function AvatarCropper(props: CropperProps) {
  const { picture, placing } = props;
  const frame = useRef<HTMLCanvasElement>(null);
  const square = useRef<HTMLCanvasElement>(null);
  const circle = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    for (const { current } of [frame, square, circle]) if (current) paint(current, picture, placing);
  }, [picture, placing]);
  const events = useFrameEvents(props);
  return (
    <div className="avatar-crop">
      <div className="avatar-stage">
        <canvas
          ref={frame}
          className="avatar-frame"
          width={frameSide * 2}
          height={frameSide * 2}
          tabIndex={0}
          aria-label={texts.title}
          {...events}
        />
        <Controls {...props} />
      </div>
      <aside className="avatar-previews" aria-label={texts.preview}>
        <h3>{texts.preview}</h3>
        <canvas ref={square} width={resultSide} height={resultSide} className="avatar-square" />
        <canvas ref={circle} width={resultSide} height={resultSide} className="avatar-circle" />
      </aside>
    </div>
  );
}

/** Zoom and rotation. */
function Controls({ picture, placing, onChange }: CropperProps) {
  const change = (part: Partial<Placing>) => onChange(clampOffset(picture, { ...placing, ...part }));
  const turnBy = (degrees: number) => change({ turn: ((placing.turn + degrees + 540) % 360) - 180 });
  return (
    <>
      <div className="avatar-control">
        <span id="avatar-zoom">{texts.zoom}</span>
        <Slider
          ariaLabelledByForHandle="avatar-zoom"
          min={1}
          max={mostZoom}
          step={0.05}
          value={placing.zoom}
          tooltip={{ open: false }}
          onChange={(zoom: number) => change({ zoom })}
        />
      </div>
      <div className="avatar-control">
        <span id="avatar-turn">{texts.rotate}</span>
        <Slider
          ariaLabelledByForHandle="avatar-turn"
          min={-180}
          max={180}
          value={placing.turn}
          tooltip={{ formatter: (degrees) => `${degrees ?? 0}°` }}
          onChange={(turn: number) => change({ turn })}
        />
        <IconButton label={texts.left} onClick={() => turnBy(-90)}>
          <RotateLeftOutlined />
        </IconButton>
        <IconButton label={texts.right} onClick={() => turnBy(90)}>
          <RotateRightOutlined />
        </IconButton>
      </div>
    </>
  );
}
