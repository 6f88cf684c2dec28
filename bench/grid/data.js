/** The same rows and columns for every grid: twelve editable columns, every third one numeric. */
export const columnCount = 12;
export const columnsOf = () =>
  Array.from({ length: columnCount }, (_, i) => ({ key: `c${i}`, title: `Column ${i}`, isNumber: i % 3 === 2 }));
export const rowsOf = (count) =>
  Array.from({ length: count }, (_, r) => {
    const row = { id: String(r) };
    for (let c = 0; c < columnCount; c += 1) row[`c${c}`] = c % 3 === 2 ? (r * 7 + c) % 1000 : `${r}-${c}`;
    return row;
  });
export const rowHeight = 61;
export const size = { width: 1360, height: 600 };
export const columnWidth = 130;
