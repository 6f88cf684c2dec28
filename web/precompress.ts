import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|json|svg|wasm)$/;
const smallest = 1024;
const quality = 9;
const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Writes the compressed forms of the built files next to them, so that the server never compresses one. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const { root, build } = this.environment.config;
      const folder = join(root, build.outDir);
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        compressible.test(name),
      );
      const packed = names.map(async (name) => {
        const path = join(folder, name);
        const bytes = readFileSync(path);
        if (bytes.length < smallest) return;
        writeFileSync(`${path}.br`, await brotli(bytes));
        writeFileSync(`${path}.gz`, await promisify(gzip)(bytes));
      });
      await Promise.all(packed);
    },
  };
}
