/** A table as a file; with a mark by which spreadsheets know its letters. */
export function csvResponse(table: string, fileName: string): Response {
  return new Response(`\uFEFF${table}`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  })
}
