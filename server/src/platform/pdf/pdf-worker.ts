import { drawBlock } from './pdf-blocks.ts';
import type { PdfContent } from './pdf-content.ts';
import { PdfFont } from './pdf-font.ts';
import { PdfPages } from './pdf-pages.ts';

/** The process draws one document at a time and keeps the opened face. */
const font = new PdfFont();

process.on('message', async (content: PdfContent) => {
  try {
    const pages = new PdfPages(content, font);
    for (const block of content.blocks) drawBlock(pages, block);
    process.send?.({ bytes: await pages.finish() });
  } catch (error) {
    process.send?.({ problem: String(error) });
  }
});
