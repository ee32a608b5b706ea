/**
 * Facts about the page for machines, in schema.org's words. Names of dealers and cars come from outside, so `<` is escaped and no text can
 * end the element.
 */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  // oxlint-disable-next-line react/no-danger -- a script element takes its text no other way
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
