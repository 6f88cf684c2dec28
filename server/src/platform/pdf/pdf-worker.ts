import { parentPort } from 'node:worker_threads';
import { drawBlock } from './pdf-blocks.ts';
import type { PdfContent } from './pdf-content.ts';
import { PdfFont } from './pdf-font.ts';
import { PdfPages } from './pdf-pages.ts';

/** The thread draws one document at a time and keeps the opened face. */
const font = new PdfFont();

parentPort?.on('message', async (content: PdfContent) => {
  try {
    const pages = new PdfPages(content, font);
    for (const block of content.blocks) drawBlock(pages, block);
    parentPort?.postMessage({ bytes: await pages.finish() });
  } catch (error) {
    parentPort?.postMessage({ problem: String(error) });
  }
});
