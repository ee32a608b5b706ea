/** The cells of a row by column. */
export type Row = Readonly<Record<string, string>>

/** CSV by RFC 4180, in UTF-8. A row that lacks a mandatory cell is left out, because the marketplace that fetches it would refuse it. */
export async function* csvFile(
  { columns, mandatory }: { readonly columns: readonly string[]; readonly mandatory: readonly string[] },
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  yield line(columns)
  for await (const row of rows)
    if (mandatory.every((column) => row[column])) yield line(columns.map((column) => row[column] ?? ''))
}

function line(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}
