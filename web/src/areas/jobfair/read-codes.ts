/** What reads QR codes from a picture of the camera. */
export interface CodeReader {
  read(video: HTMLVideoElement): Promise<string | undefined>;
  close(): void;
}
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;
/** Longest side of the pictures that are searched: a code fills a good part of them. */
const side = 640;

/** The browser's own reader where it has one, else one in a worker. */
export async function createReader(): Promise<CodeReader> {
  const native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (native) {
    const detector = new native({ formats: ['qr_code'] });
    return { read: async (video) => (await detector.detect(video))[0]?.rawValue, close: () => undefined };
  }
  const worker = new Worker(new URL('./read-codes.worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  return {
    read: (video) => {
      const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight, 1));
      const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
      if (width === 0 || height === 0) return Promise.resolve(undefined);
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) return Promise.resolve(undefined);
      pen.drawImage(video, 0, 0, width, height);
      const { data } = pen.getImageData(0, 0, width, height);
      return new Promise((resolve) => {
        worker.onmessage = ({ data: found }: MessageEvent<string | null>) => resolve(found ?? undefined);
        worker.postMessage({ data, width, height }, [data.buffer]);
      });
    },
    close: () => worker.terminate(),
  };
}
