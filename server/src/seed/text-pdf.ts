const hex = (words: string): string =>
  [...words].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('');
const [left, top, lineHeight] = [72, 770, 26];
const [titleSize, lineSize] = [20, 12];

/**
 * A page of text as a PDF. It names a Chinese face that readers bring along instead of embedding one: the renderer's face
 * takes longer to load than all other sample files to draw.
 */
export function textPdf(title: string, lines: readonly string[]): Buffer {
  const shown = [title, ...lines].map(
    (line, k) =>
      `/F1 ${k === 0 ? titleSize : lineSize} Tf 1 0 0 1 ${left} ${top - k * lineHeight} Tm <${hex(line)}> Tj`,
  );
  const content = `BT\n${shown.join('\n')}\nET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 7 0 R>>',
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[5 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 6 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, k) => {
    const at = body.length;
    body += `${k + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const places = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${places}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
