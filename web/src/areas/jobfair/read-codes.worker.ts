import jsQR from 'jsqr';

interface Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}
/** Answers each picture with the text of its QR code, or null. */
self.onmessage = ({ data: { data, width, height } }: MessageEvent<Picture>) => {
  self.postMessage(jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null);
};
