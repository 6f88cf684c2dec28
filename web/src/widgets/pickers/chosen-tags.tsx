import { text } from '@campus/contract/messages';
import { Tag } from 'antd';
import { ChosenCount } from './chosen-rows.tsx';
import type { Choice, Choosable } from './use-choice.ts';
import './pickers.css';

interface ChosenTagsProps<R extends Choosable> {
  readonly choice: Choice<R>;
  readonly nameOf: (row: R) => string;
}

/** Selected entries below a tree or wide table, where a list next to it has no space; each can be removed. */
export const ChosenTags = <R extends Choosable>({ choice, nameOf }: ChosenTagsProps<R>) => (
  <div className="picker-tags">
    <ChosenCount choice={choice} />
    {choice.picked.length > 0 && (
      <ul aria-label={text.biz.selected('')}>
        {choice.picked.map((row) => (
          <li key={row.id}>
            <Tag closable={{ 'aria-label': text.biz.remove }} onClose={() => choice.remove(row.id)}>
              {nameOf(row)}
            </Tag>
          </li>
        ))}
      </ul>
    )}
  </div>
);
