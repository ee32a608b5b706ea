/** Rows as a table for spreadsheets, with semicolons. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return `${rows.map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`
}

/** Spreadsheets take a cell that begins with one of these for a formula. */
function quoted(cell: string): string {
  const plain = /^[=+@\t\r-]/.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
