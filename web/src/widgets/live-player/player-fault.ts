/** Why nothing is shown: the address gives no video, or the browser cannot decode it. */
export type Fault = 'unplayable' | 'unsupported';

const [decodeFailed, sourceNotSupported] = [3, 4];
/** `NotSupportedError`: the browser has no decoder for the codec of a source buffer. */
const notSupported = 9;

/** A failure of the FLV library; `info` is the error of the browser. */
export const faultOfFlv = (detail: string, info?: { readonly code?: number } | null): Fault =>
  /codec|format/i.test(detail) || info?.code === notSupported ? 'unsupported' : 'unplayable';

/** A failure of the HLS library. */
export const faultOfHls = (details: string): Fault => (/codec/i.test(details) ? 'unsupported' : 'unplayable');

/**
 * A failure of the video element. Browsers report an address that answers with an error like a file that they cannot
 * read, so the address is asked.
 */
export async function findVideoFault(code: number | undefined, url: string, signal: AbortSignal): Promise<Fault> {
  if (code === decodeFailed) return 'unsupported';
  if (code !== sourceNotSupported) return 'unplayable';
  try {
    const { ok, body } = await fetch(url, { headers: { range: 'bytes=0-0' }, signal });
    void body?.cancel();
    return ok ? 'unsupported' : 'unplayable';
  } catch {
    return 'unplayable';
  }
}

/** Whether only the sound of a video is played: browsers leave out a picture that they cannot decode without an error. */
export const hasNoPicture = ({ videoWidth }: Pick<HTMLVideoElement, 'videoWidth'>): boolean => videoWidth === 0;
