/** Columns behind those of a row that is given back: its line in the file, and what is wrong. Imports pass over them. */
export const REPORT_COLUMNS = ['x_line', 'x_reason'] as const

/** Whether the fields of a header row end with those columns: then the file has only what was given back. */
export function isMendableFile(header: readonly string[]): boolean {
  return REPORT_COLUMNS.every((name, index) => header.at(index - REPORT_COLUMNS.length) === name)
}

/** Rows of a delivered file in which something was refused, as they came, each padded so that the columns of the report can follow. */
export interface DeliveredRows {
  /** Null where the file has no header row. */
  readonly header: string | null
  readonly rows: readonly { readonly line: number; readonly text: string }[]
}

/** The rows as a file of the same format, with the columns of the report. Not changed for spreadsheets: it is read again. */
export function mendableFile({ header, rows }: DeliveredRows, reasonsOf: (line: number) => string): string {
  const lines = rows.map(({ line, text }) => `${text};${line};"${reasonsOf(line).replaceAll('"', '""')}"`)
  return [...(header === null ? [] : [`${header};${REPORT_COLUMNS.join(';')}`]), ...lines, ''].join('\r\n')
}
