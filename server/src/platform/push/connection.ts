import type { RawData, WebSocket } from 'ws';
import type { AuthenticatedCaller } from '../../kit/http/gate.ts';
import { closeCodes } from './frame.ts';

/** Maximum size of a client's frames and maximum number per window. */
export interface FrameLimits {
  readonly maxBytes: number;
  readonly maxFrames: number;
  readonly windowMs: number;
}

/** An open socket: its user, its frame rate and the time of its last frame. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #limits: FrameLimits;
  #who: AuthenticatedCaller | undefined;
  #lastFrameAt = Date.now();
  #windowFrom = Date.now();
  #framesInWindow = 0;

  constructor(socket: WebSocket, limits: FrameLimits) {
    this.#socket = socket;
    this.#limits = limits;
  }
  get who(): AuthenticatedCaller | undefined {
    return this.#who;
  }
  set who(admitted: AuthenticatedCaller | undefined) {
    this.#who = admitted;
  }
  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** The text of a frame; undefined for a binary one. Closes the socket when frames are too large or too frequent. */
  receive(data: RawData, isBinary: boolean): string | undefined {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer);
    const now = Date.now();
    this.#lastFrameAt = now;
    if (now - this.#windowFrom > this.#limits.windowMs) [this.#windowFrom, this.#framesInWindow] = [now, 0];
    this.#framesInWindow += 1;
    if (bytes.length > this.#limits.maxBytes) return this.close(closeCodes.frameTooLarge);
    if (this.#framesInWindow > this.#limits.maxFrames) return this.close(closeCodes.tooManyFrames);
    return isBinary ? undefined : bytes.toString('utf8');
  }
  send(frame: object): void {
    this.sendText(JSON.stringify(frame));
  }
  sendText(text: string): void {
    if (this.isOpen) this.#socket.send(text);
  }
  idleMs(now: number): number {
    return now - this.#lastFrameAt;
  }
  close(code: number): undefined {
    this.#socket.close(code);
    return undefined;
  }
}
