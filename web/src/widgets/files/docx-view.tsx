import { text } from '@campus/contract/messages';
import { safeUrl } from '@campus/contract/rules';
import { Alert, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { requestBlob } from '../../request/client.ts';
import { keyboardScroll } from '../keyboard-scroll.ts';
import { getFileName } from './file-name.ts';
import { storedCall } from './stored-image.tsx';

/** Removes everything that could load external content, run scripts or imitate the page. */
function disarm(root: HTMLElement): void {
  for (const foreign of root.querySelectorAll('iframe, object, embed, script, link, form, base, meta'))
    foreign.remove();
  for (const style of root.querySelectorAll('style')) {
    style.textContent = (style.textContent ?? '')
      .replace(/@import[^;]*;?/gi, '')
      .replace(/url\(\s*(?!["']?(?:data|blob):)[^)]*\)/gi, 'none');
  }
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const isInside = href.startsWith('#');
    if (!isInside && safeUrl(href) === undefined) link.removeAttribute('href');
    else if (!isInside) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
  }
}

/** Pages use the background of the console, are never cut on the left, and reflow on phones. */
const ground = `
  .docx-wrapper { align-items: stretch; padding: 16px; background: var(--page); }
  .docx-wrapper > section.docx { box-sizing: border-box; max-width: 100%; margin: 0 auto 16px; box-shadow: none; }
  @media (max-width: 640px) {
    .docx-wrapper { padding: 0; }
    .docx-wrapper > section.docx { width: auto !important; padding: 20px !important; }
  }`;

/** Renders the pages of a document into detached nodes. Throws when it is not a .docx file. */
async function loadPages(blob: Blob): Promise<HTMLElement> {
  const { parseAsync, renderDocument } = await import('docx-preview');
  const options = { ignoreFonts: true, useBase64URL: true, renderAltChunks: false, experimental: false, debug: false };
  const root = document.createElement('div');
  root.append(...(await renderDocument(await parseAsync(blob, options), options)));
  disarm(root);
  root.append(Object.assign(document.createElement('style'), { textContent: ground }));
  return root;
}

/** A stored .docx as printed, in a shadow tree that separates its styles from the page's. */
export function DocxView({ path }: { path: string }) {
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    const abort = new AbortController();
    const show = async () => {
      const { blob } = await requestBlob({ ...storedCall(path), signal: abort.signal });
      const pages = await loadPages(blob);
      const box = host.current;
      if (abort.signal.aborted || !box) return;
      const shadow = box.shadowRoot ?? box.attachShadow({ mode: 'open' });
      shadow.replaceChildren(pages);
      setState('shown');
    };
    show().catch(() => {
      if (!abort.signal.aborted) setState('failed');
    });
    return () => abort.abort();
  }, [path]);

  return (
    <div className="docx-view" data-widget="docx-view">
      {state === 'failed' && <Alert type="warning" showIcon title={text.control.noPreview} />}
      {state === 'loading' && <Spin description={text.attachment.loading} />}
      <section
        ref={host}
        className="docx-pages"
        aria-label={getFileName(path)}
        {...keyboardScroll}
        hidden={state !== 'shown'}
      />
    </div>
  );
}
