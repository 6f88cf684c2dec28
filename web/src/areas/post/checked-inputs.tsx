import { type PostWordHit, postTexts, wordLevels } from '@campus/contract/post';
import { type ReactNode, useRef, useState } from 'react';
import type { InputProps } from '../../kit/form/field-control.ts';
import { RichTextInput, TextInput } from '../../kit/form/field-inputs.tsx';
import { dictText, useDict } from '../../request/dictionary.ts';
import { usePostFormContext } from './post-form-context.ts';
import { useWordMarks } from './use-word-marks.ts';

export const toneOfLevel = (level: number): 'bad' | 'waiting' => (level === wordLevels.forbidden ? 'bad' : 'waiting');

type Hit = Omit<PostWordHit, 'field'>;

/** Reason of each found word, once per word. */
export function HitReasons({ hits }: { hits: readonly Hit[] }) {
  const kinds = useDict('rc_word_kind');
  const once = [...new Map(hits.map((hit) => [hit.wordId, hit])).values()];
  if (once.length === 0) return null;
  return (
    <ul className="post-hits" aria-live="polite">
      {once.map(({ wordId, text, level, kind, tip }) => (
        <li key={wordId} className={`tone-${toneOfLevel(level)}`}>
          <b>“{text}”</b> {level === wordLevels.forbidden ? postTexts.hit.forbidden : postTexts.hit.hint}（
          {dictText(kinds, kind)}）{tip && `：${tip}`}
        </li>
      ))}
    </ul>
  );
}

/** A text with wavy underlines below the found words. */
export function MarkedText({ text, hits }: { text: string; hits: readonly Hit[] }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end, level, text: word } of hits) {
    if (start < from || text.slice(start, end) !== word) continue;
    parts.push(
      text.slice(from, start),
      <span key={start} className={`post-word tone-${toneOfLevel(level)}`}>
        {word}
      </span>,
    );
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}

/** Name input with wavy underlines below the found words. */
export function CheckedName(props: InputProps) {
  const { name: hits } = usePostFormContext().hits;
  const [scrolled, setScrolled] = useState(0);
  return (
    <>
      <div
        className="post-name"
        onScrollCapture={({ target }) => target instanceof HTMLInputElement && setScrolled(target.scrollLeft)}
      >
        <TextInput {...props} />
        {hits.length > 0 && (
          <div className="post-name-waves" aria-hidden="true">
            <span style={{ marginLeft: -scrolled }}>
              <MarkedText text={props.value} hits={hits} />
            </span>
          </div>
        )}
      </div>
      <HitReasons hits={hits} />
    </>
  );
}

function CheckedText({ hits, ...props }: InputProps & { hits: readonly PostWordHit[] }) {
  const root = useRef<HTMLDivElement>(null);
  useWordMarks(root, hits);
  return (
    <>
      <div ref={root}>
        <RichTextInput {...props} />
      </div>
      <HitReasons hits={hits} />
    </>
  );
}
export const CheckedDuty = (props: InputProps) => <CheckedText {...props} hits={usePostFormContext().hits.duty} />;
export const CheckedRequirement = (props: InputProps) => (
  <CheckedText {...props} hits={usePostFormContext().hits.requirement} />
);
