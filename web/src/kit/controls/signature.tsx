import { signatureKb } from '@campus/contract/kit';
import { controlTexts } from '@campus/contract/rules';
import { Button } from 'antd';
import { type PointerEvent, useEffect, useRef } from 'react';
import { tell } from '../../request/tell.ts';
import type { InputProps } from '../form/field-control.ts';
import './controls.css';

const texts = controlTexts.signature;
const [width, height] = [600, 200];
const lineWidth = 4;
const ink = '#000';

/** The point of the picture below the pointer. */
function getPoint({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [x: number, y: number] {
  const box = currentTarget.getBoundingClientRect();
  return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
}
const getBytes = (dataUrl: string): number => ((dataUrl.length - dataUrl.indexOf(',') - 1) / 4) * 3;

/** Draws a stored picture. */
function useStoredPicture(canvas: React.RefObject<HTMLCanvasElement | null>, value: string, drawn: string | undefined) {
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || value === drawn) return;
    pen.clearRect(0, 0, width, height);
    if (value === '') return;
    const picture = new Image();
    picture.onload = () => pen.drawImage(picture, 0, 0, width, height);
    picture.src = value;
  }, [canvas, value, drawn]);
}

/** Draws with the pointer; a picture is reported when a line ends. */
function useDrawing({ value, onChange, onBlur, disabled = false }: InputProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<string>(undefined);
  const isDown = useRef(false);
  /** A press without a movement leaves no line. */
  const hasLine = useRef(false);
  useStoredPicture(canvas, value, drawn.current);

  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d');
    if (disabled || !pen) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    isDown.current = true;
    hasLine.current = false;
    Object.assign(pen, { lineWidth, lineCap: 'round', lineJoin: 'round', strokeStyle: ink });
    pen.beginPath();
    pen.moveTo(...getPoint(event));
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = isDown.current ? event.currentTarget.getContext('2d') : null;
    if (!pen) return;
    pen.lineTo(...getPoint(event));
    pen.stroke();
    hasLine.current = true;
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, width, height);
    drawn.current = '';
    onChange('');
  };
  const end = () => {
    if (!isDown.current || !canvas.current) return;
    isDown.current = false;
    if (!hasLine.current) return;
    const picture = canvas.current.toDataURL('image/png');
    if (getBytes(picture) > signatureKb * 1024) {
      tell.warning(texts.tooLarge(signatureKb));
      return clear();
    }
    drawn.current = picture;
    onChange(picture);
    onBlur?.();
  };
  const handlers = { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
  return { canvas, handlers, clear };
}

/** A signature drawn with mouse, pen or finger, as a PNG picture. */
export function Control(props: InputProps) {
  const { id, value, disabled = false } = props;
  const { canvas, handlers, clear } = useDrawing(props);
  return (
    <div className="signature" id={id}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={texts.area}
        aria-describedby={props['aria-describedby']}
        className={props['aria-invalid'] ? 'invalid' : ''}
        width={width}
        height={height}
        {...handlers}
      />
      {value === '' && (
        <span className="signature-hint" aria-hidden>
          {texts.hint}
        </span>
      )}
      <Button size="small" disabled={disabled || value === ''} onClick={clear}>
        {texts.clear}
      </Button>
    </div>
  );
}
