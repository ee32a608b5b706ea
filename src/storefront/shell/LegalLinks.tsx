import { frameTexts } from '#messages/frame.ts'
import { viewOf } from '../delivery/serialized-view.ts'
import { type SiteView, useTexts } from '../site.ts'

/** The legal pages of the shop. A dealer's shop has the dealer's own. */
export function LegalLinks({ site: { frame, brand } }: { site: SiteView }) {
  const texts = useTexts(frameTexts)
  const own = [
    { label: texts.imprint, href: brand.imprintUrl },
    { label: texts.privacy, href: brand.dataPrivacyUrl },
  ].filter(({ href }) => href !== null)
  const shared = viewOf(frame.links).legal.filter(({ label }) => !own.some((link) => link.label === label))
  return (
    <>
      {shared.map(({ href, label, strong }) => (
        <a key={href} href={href} data-strong={strong}>
          {label}
        </a>
      ))}
      {own.map(({ href, label }) => (
        <a key={label} href={href ?? undefined}>
          {label}
        </a>
      ))}
    </>
  )
}
