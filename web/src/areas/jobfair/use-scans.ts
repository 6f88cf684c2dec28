import {
  type CheckedIn,
  checkInAtFair,
  fairAttendance,
  fairDayTexts,
  fairSummary,
  mostKeptScans,
  syncCheckIns,
} from '@campus/contract/jobfair';
import { chinaTime } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, callEnvelope } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { forgetScans, getDeviceId, keepScan, listKept } from './kept-scans.ts';

const texts = fairDayTexts.scan;
const retryMs = 15_000;

export interface ScanAnswer {
  readonly tone: 'good' | 'again' | 'bad';
  readonly title: string;
  readonly text: string;
  readonly done?: CheckedIn;
}
/** Without an answer of the server the scan is kept. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof RequestFailed && [0, 502, 503, 504].includes(error.http);

/** Sends the kept scans when there is a connection again; the number of those that wait for it. */
function useKeptScans(fairId: string, gate: string, setAnswer: (answer: ScanAnswer) => void) {
  const client = useQueryClient();
  const [kept, setKept] = useState(0);
  const syncing = useRef(false);
  const count = useCallback(async () => setKept((await listKept(fairId)).length), [fairId]);

  const sync = useCallback(async () => {
    const rows = (await listKept(fairId)).slice(0, mostKeptScans);
    if (rows.length === 0 || syncing.current) return;
    syncing.current = true;
    try {
      const sent = rows.map(({ seq, code, scannedAt }) => ({ seq, code, scannedAt }));
      const input = { fairId, deviceId: getDeviceId(), gate: gate || null, rows: sent };
      const answers = await call(syncCheckIns, input, { quiet: true, silent: true });
      await forgetScans(answers.map(({ seq }) => seq));
      const refused = answers.filter(({ state }) => state === 'refused');
      setAnswer({
        tone: refused.length > 0 ? 'again' : 'good',
        title: texts.synced(answers.length - refused.length),
        text: refused.length > 0 ? `${texts.refused(refused.length)}：${refused[0]?.message ?? ''}` : '',
      });
      await client.invalidateQueries({ queryKey: [fairSummary.path] });
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
    } finally {
      syncing.current = false;
      await count();
    }
  }, [fairId, gate, client, count, setAnswer]);

  useEffect(() => {
    void count();
    const again = () => void sync();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [count, sync]);
  return { kept, count };
}

/** Checks scanned codes in; without a connection they are kept and sent later. */
export function useScans(fairId: string, gate: string) {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<ScanAnswer>();
  const [last, setLast] = useState<readonly CheckedIn[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { kept, count } = useKeptScans(fairId, gate, setAnswer);

  const send = async (code: string): Promise<void> => {
    setBusy(true);
    try {
      const { message, result } = await callEnvelope(
        checkInAtFair,
        { fairId, code, gate: gate || null },
        { quiet: true, silent: true },
      );
      setAnswer({
        tone: result.isRepeated ? 'again' : 'good',
        title: result.name,
        text: [result.detail, message].filter(Boolean).join(' · '),
        done: result,
      });
      navigator.vibrate?.(80);
      if (!result.isRepeated) setLast((now) => [result, ...now].slice(0, 8));
      await client.invalidateQueries({ queryKey: [fairAttendance.name] });
    } catch (error) {
      if (isUnreachable(error)) {
        const { isLasting } = await keepScan(fairId, code, chinaTime(new Date()));
        await count();
        setAnswer({ tone: 'again', title: texts.saved, text: isLasting ? texts.offline : texts.offlineHeld });
      } else if (error instanceof RequestFailed) {
        navigator.vibrate?.([80, 60, 80]);
        setAnswer({ tone: 'bad', title: error.message, text: code.length <= 12 ? code : '' });
      } else throw error;
    } finally {
      setBusy(false);
    }
  };
  const queue = useRef(Promise.resolve());
  const pending = useRef(new Set<string>());
  /** Checks in after the codes before it: none is lost while another one is sent. */
  const enter = (typed: string): Promise<void> => {
    const code = typed.trim();
    if (code === '') return queue.current;
    pending.current.add(code);
    queue.current = queue.current
      .catch(() => undefined)
      .then(() => send(code))
      .finally(() => pending.current.delete(code));
    return queue.current;
  };
  /** The camera sees a code many times a second: one that waits for its answer is not sent again. */
  const scan = (seen: string): Promise<void> => (pending.current.has(seen.trim()) ? queue.current : enter(seen));
  const forget = (id: string) => setLast((now) => now.filter(({ attendanceId }) => attendanceId !== id));
  return { answer, last, kept, isBusy, enter, scan, forget };
}
