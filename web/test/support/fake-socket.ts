/** Fake of the browser's WebSocket: the test plays the server. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  readonly sent: string[] = [];
  readonly url: string;
  readonly protocols: string[];
  readyState = 0;
  isClosed = false;
  constructor(url: URL, protocols: string[]) {
    this.url = String(url);
    this.protocols = protocols;
    FakeSocket.all.push(this);
  }
  /** The server takes the connection. */
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  send(data: string) {
    this.sent.push(data);
  }
  close() {
    this.isClosed = true;
  }
}
