/** The Content-Disposition header of a file with any name (RFC 6266, RFC 8187). */
export function contentDisposition(disposition: 'inline' | 'attachment', fileName: string): string {
  return `${disposition}; filename*=UTF-8''${encoded(fileName)}`
}

function encoded(text: string): string {
  // These four stay as they are in an address and may not in a header.
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
