import type { RawData, WebSocket } from 'ws';
import type { Admitted } from '../../kit/http/gate.ts';
import { closeCodes, type Frame } from './frame.ts';

const mostFrameBytes = 4096;
const mostFramesAMinute = 60;
const windowMs = 60_000;
const heartbeatAnswer = JSON.stringify({ cmd: 'heartcheck', msgTxt: '心跳响应' });

/** One open socket: who is behind it, how often it speaks, when it spoke last. */
export class Connection {
  readonly #socket: WebSocket;
  #who: Admitted | undefined;
  #heardAt = Date.now();
  #windowFrom = Date.now();
  #framesInWindow = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }
  get who(): Admitted | undefined {
    return this.#who;
  }
  set who(admitted: Admitted | undefined) {
    this.#who = admitted;
  }

  /**
   * Takes a frame: text that is no JSON is a heartbeat and is answered, never repeated to anybody. Answers the token of
   * a first-frame authentication. Closes the socket when frames are too large or too many.
   */
  hear(data: RawData, isBinary: boolean): string | undefined {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer);
    const now = Date.now();
    this.#heardAt = now;
    if (now - this.#windowFrom > windowMs) [this.#windowFrom, this.#framesInWindow] = [now, 0];
    this.#framesInWindow += 1;
    if (bytes.length > mostFrameBytes) return this.close(closeCodes.frameTooLarge);
    if (this.#framesInWindow > mostFramesAMinute) return this.close(closeCodes.tooManyFrames);
    if (isBinary) return undefined;
    const frame = objectIn(bytes.toString('utf8'));
    if (!frame) {
      if (this.#who) this.#socket.send(heartbeatAnswer);
      return undefined;
    }
    return frame.cmd === 'auth' && typeof frame.token === 'string' ? frame.token : undefined;
  }
  say(frame: Frame | { cmd: 'auth'; ok: boolean }): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(frame));
  }
  silentMs(now: number): number {
    return now - this.#heardAt;
  }
  close(code: number): undefined {
    this.#socket.close(code);
    return undefined;
  }
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // Any text that is no JSON is a heartbeat (J sends several spellings).
  }
}
