const SMALLEST = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
xref
0 4
0000000000 65535 f 
trailer<</Root 1 0 R/Size 4>>
startxref
190
%%EOF
`

/** The smallest PDF that the shop accepts, as Playwright gives it to a file field; with `paddingBytes` its upload takes longer. */
export function pdfFile(name: string, paddingBytes = 0) {
  const padding = paddingBytes > 0 ? `%${' '.repeat(paddingBytes)}\n` : ''
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(SMALLEST.replace('xref', `${padding}xref`)) }
}
