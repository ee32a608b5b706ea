import { frameTexts } from '#messages/frame.ts'
import type { SiteView } from '../site.ts'
import css from './Footer.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LinkList } from './LinkList.tsx'
import { Mark } from './Mark.tsx'
import { useTexts } from '../site.ts'

export function Footer({ site: { frame, brand } }: { site: SiteView }) {
  const texts = useTexts(frameTexts)
  const columns = [...frame.sections, { label: texts.service, links: frame.general }]
  // A dealer's shop has the dealer's own legal pages.
  const own = [
    { label: texts.imprint, href: brand.imprintUrl },
    { label: texts.privacy, href: brand.dataPrivacyUrl },
  ].filter(({ href }) => href !== null)
  const shared = frame.legal.filter(({ label }) => !own.some((link) => link.label === label))
  return (
    <footer className={css.footer}>
      <div className="wrap">
        <div className={css.columns}>
          <div className={css.about}>
            <Mark />
            {brand.slug ? null : <p className="soft">{texts.brandClaim}</p>}
            {brand.claim ? <p className="soft">{brand.claim}</p> : null}
          </div>
          {columns
            .filter(({ links }) => links.length > 0)
            .map(({ label, links }) => (
              <nav key={label} aria-label={label}>
                <h2>{label}</h2>
                <LinkList links={links} className={css.links} />
              </nav>
            ))}
        </div>
        <div className={css.legal}>
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
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  )
}
