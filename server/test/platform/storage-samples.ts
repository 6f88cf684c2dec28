/** The beginnings of pictures of a given size, and other small files: enough for what looks at headers. */

const bytes = (size: number, fill: (out: Buffer) => void) => {
  const out = Buffer.alloc(size);
  fill(out);
  return out;
};

export const png = (width: number, height: number) =>
  bytes(57, (out) => {
    out.write('89504e470d0a1a0a0000000d49484452', 'hex');
    out.writeUInt32BE(width, 16);
    out.writeUInt32BE(height, 20);
  });

/** With a comment segment in front of the frame header, as cameras write them. */
export const jpeg = (width: number, height: number) =>
  bytes(640, (out) => {
    out.write('ffd8ffe10258', 'hex');
    out.write('ffc0001108', 4 + 0x258, 'hex');
    out.writeUInt16BE(height, 9 + 0x258);
    out.writeUInt16BE(width, 11 + 0x258);
  });

export const gif = (width: number, height: number) =>
  bytes(30, (out) => {
    out.write('GIF89a');
    out.writeUInt16LE(width, 6);
    out.writeUInt16LE(height, 8);
  });

export const bmp = (width: number, height: number) =>
  bytes(60, (out) => {
    out.write('BM');
    out.writeUInt32LE(40, 14);
    out.writeInt32LE(width, 18);
    out.writeInt32LE(height, 22);
  });

export const webp = (width: number, height: number) =>
  bytes(40, (out) => {
    out.write('RIFF    WEBPVP8X');
    out.writeUIntLE(width - 1, 24, 3);
    out.writeUIntLE(height - 1, 27, 3);
  });

/** An icon that holds one PNG, whose header alone tells its size. */
export const ico = (side: number) => {
  const directory = bytes(22, (out) => {
    out.writeUInt16LE(1, 2);
    out.writeUInt16LE(1, 4);
    out.writeUInt32LE(22, 18);
  });
  return Buffer.concat([directory, png(side, side)]);
};

export const heic = (width: number, height: number) =>
  bytes(80, (out) => {
    out.write('\0\0\0\x18ftypheic');
    out.write('ispe', 40);
    out.writeUInt32BE(width, 48);
    out.writeUInt32BE(height, 52);
  });

export const pdf = () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

/** An archive of one empty file. */
export const zip = () =>
  Buffer.concat([
    Buffer.from('504b0304140000000000000021000000000000000000000000000100000061', 'hex'),
    Buffer.from('504b01021400140000000000000021000000000000000000000000000100000000000000000000000000000000', 'hex'),
    Buffer.from('0061504b050600000000010001002f0000001f0000000000', 'hex'),
  ]);
