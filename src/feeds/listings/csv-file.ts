/** The cells of a row by column. */
export type Row = Readonly<Record<string, string>>

/** CSV as RFC 4180 has it, in UTF-8; a row that lacks one of the mandatory cells is left out, because the place would refuse it. */
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
