import { frameTexts } from '#messages/frame.ts'
import { Breadcrumbs, type Crumb } from '#design/Breadcrumbs.tsx'
import { JsonLd } from '#design/JsonLd.tsx'
import { useSite, useTexts } from '../site.ts'

/**
 * The way from the start page to the page shown, for readers and for machines (schema.org's BreadcrumbList). The last crumb is the page
 * itself.
 */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const texts = useTexts(frameTexts)
  const site = useSite()
  const all = [{ label: texts.start, href: site?.frame.home ?? '/' }, ...crumbs]
  return (
    <>
      <Breadcrumbs label={texts.youAreHere} crumbs={all} />
      <JsonLd data={trailData(all, site?.origin ?? '')} />
    </>
  )
}

/** The trail as schema.org data. The last crumb needs no address, because it is the page itself. */
export function trailData(crumbs: readonly Crumb[], origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: origin + href }),
    })),
  }
}
