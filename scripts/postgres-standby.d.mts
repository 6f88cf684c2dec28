interface Server {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}
interface Replicated {
  readonly primary: Server;
  readonly standby: Server;
  stop(): Promise<void>;
}
export function openReplicated(): Promise<Replicated>;
