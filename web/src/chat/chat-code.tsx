import { text } from '@campus/contract/messages';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { copyText } from '../request/copy-text.ts';
import { SafeMarkdown } from '../widgets/safe-markdown.tsx';

const words = text.chat;

/** Rendered Markdown with a copy button on each code block. */
export function CopyableMarkdown({ markdown }: { markdown: string }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the markup is rendered again with every chunk of the answer
  useLayoutEffect(() => {
    // The clipboard API exists in secure contexts only.
    if (!navigator.clipboard) return;
    for (const block of box.current?.querySelectorAll('pre') ?? []) {
      if (block.previousElementSibling?.classList.contains('chat-code-copy')) continue;
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        className: 'chat-code-copy',
        textContent: words.copy,
      });
      button.setAttribute('aria-label', words.copyCode);
      block.before(button);
    }
  }, [markdown]);
  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('.chat-code-copy') : null;
    const code = button?.nextElementSibling?.textContent;
    if (code) void copyText(code.replace(/\n$/, ''), words.copied);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons are in markup that React does not render
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a key on a button fires click
    <div ref={box} onClick={handleClick}>
      <SafeMarkdown markdown={markdown} />
    </div>
  );
}
