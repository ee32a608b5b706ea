/** A table as a file; it begins with a byte order mark, by which spreadsheets recognise UTF-8. */
export function csvResponse(table: string, fileName: string): Response {
  return new Response(`\uFEFF${table}`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  })
}
