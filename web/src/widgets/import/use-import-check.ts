import type { ImportCheck, ImportCorrections, ImportMapping } from '@campus/contract/rules';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../request/client.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { longTimeoutMs } from '../../request/send.ts';

/** A checked file with the user's changes. */
export interface ImportDraft {
  readonly found: ImportCheck;
  readonly mapping: ImportMapping;
  readonly corrections: ImportCorrections;
  /** Whether corrections have changed since the last check. */
  readonly isStale: boolean;
}
export interface ImportReviewState {
  readonly draft: ImportDraft | undefined;
  readonly isChecking: boolean;
  /** Checks the file with another mapping. */
  map(mapping: ImportMapping): void;
  correct(row: number, field: string, text: string): void;
  recheck(): void;
}

/** Form fields that describe how the file is read. */
export const draftParts = ({ mapping, corrections }: Pick<ImportDraft, 'mapping' | 'corrections'>) => ({
  mapping: JSON.stringify(mapping),
  ...(Object.keys(corrections).length > 0 && { corrections: JSON.stringify(corrections) }),
});

/**
 * Checks a file without writing and holds the user's changes. A file that cannot be checked has no draft; the import
 * itself then reports what is wrong.
 */
export function useImportCheck(path: string, file: File | undefined): ImportReviewState {
  const [draft, setDraft] = useState<ImportDraft>();
  const [isChecking, setChecking] = useState(false);
  const running = useRef<AbortController>(undefined);

  const run = async (chosen: File, given: Pick<ImportDraft, 'mapping' | 'corrections'> | undefined) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setChecking(true);
    const body = new FormData();
    body.append('file', chosen, chosen.name);
    body.append('check', '1');
    for (const [name, value] of Object.entries(given ? draftParts(given) : {})) body.append(name, value);
    try {
      const found = await request<ImportCheck>({
        method: 'POST',
        path,
        body,
        silent: true,
        timeoutMs: longTimeoutMs,
        signal: stop.signal,
      });
      if (stop.signal.aborted) return;
      setDraft({ found, mapping: found.mapping, corrections: given?.corrections ?? {}, isStale: false });
    } catch (error) {
      if (!(error instanceof RequestFailed) && !stop.signal.aborted) throw error;
      if (!stop.signal.aborted && !given) setDraft(undefined);
    } finally {
      if (running.current === stop) setChecking(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs per file
  useEffect(() => {
    setDraft(undefined);
    if (file) void run(file, undefined);
    return () => running.current?.abort();
  }, [file, path]);

  const again = (change: Partial<ImportDraft>) => {
    if (!draft || !file) return;
    const next = { ...draft, ...change };
    setDraft(next);
    void run(file, next);
  };
  return {
    draft,
    isChecking,
    map: (mapping) => again({ mapping }),
    correct: (row, field, text) =>
      setDraft(
        (now) =>
          now && {
            ...now,
            isStale: true,
            corrections: { ...now.corrections, [row]: { ...now.corrections[row], [field]: text } },
          },
      ),
    recheck: () => again({}),
  };
}

/** Required columns without a mapped column of the file. */
export const missingTargets = ({ found, mapping }: ImportDraft): readonly string[] => {
  const mapped = new Set(Object.values(mapping));
  const fields = new Set(found.targets.filter(({ title }) => mapped.has(title)).map(({ field }) => field));
  return found.targets.filter(({ field, required }) => required && !fields.has(field)).map(({ title }) => title);
};
