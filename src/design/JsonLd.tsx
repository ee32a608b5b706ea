/**
 * Facts about the page for machines, in schema.org's words. Names of dealers and cars come from outside, so `<` and `>` are escaped as in
 * every other text of a page: none can end the element, or look like a mark of React.
 */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  // oxlint-disable-next-line react/no-danger -- a script element takes its text no other way
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
