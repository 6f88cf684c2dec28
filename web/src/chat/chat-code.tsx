import { text } from '@campus/contract/messages';
import { useLayoutEffect, useRef } from 'react';
import { copyText } from '../request/copy-text.ts';
import { SafeMarkdown } from '../widgets/safe-markdown.tsx';

const texts = text.chat;

/** Rendered Markdown with a copy button on each code block. */
export function CopyableMarkdown({ markdown }: { markdown: string }) {
  const box = useRef<HTMLDivElement>(null);
  // After every render: the markup is drawn again with every chunk of the answer, and loses its buttons.
  useLayoutEffect(() => {
    // The clipboard API exists in secure contexts only.
    if (!navigator.clipboard) return;
    for (const block of box.current?.querySelectorAll('pre') ?? [])
      if (!block.previousElementSibling?.classList.contains('chat-code-copy')) block.before(copyButton(block));
  });
  return (
    <div ref={box}>
      <SafeMarkdown markdown={markdown} />
    </div>
  );
}
function copyButton(block: HTMLPreElement): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'chat-code-copy',
    textContent: texts.copy,
  });
  button.setAttribute('aria-label', texts.copyCode);
  button.addEventListener('click', () => {
    const code = block.textContent;
    if (code) void copyText(code.replace(/\n$/, ''), texts.copied);
  });
  return button;
}
