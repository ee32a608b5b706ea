import { frameTexts } from '#messages/frame.ts'
import { navigationTexts } from '#messages/navigation.ts'
import { inLanguage } from '#messages/texts.ts'
import { useLocale, useSite } from '../site.ts'
import css from './Footer.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Mark } from './Mark.tsx'
import { generalLinks, legalLinks, type NavigationLink, sectionsIn } from './navigation.ts'

export function Footer() {
  const locale = useLocale()
  const texts = inLanguage(frameTexts, locale)
  const columns: { label: string; links: readonly NavigationLink[] }[] = [
    ...sectionsIn(locale),
    { label: navigationTexts.service[locale], links: generalLinks(locale) },
  ]
  return (
    <footer className={css.footer}>
      <div className="wrap">
        <div className={css.columns}>
          <div className={css.about}>
            <Mark />
            <p className="soft">{texts.brandClaim}</p>
          </div>
          {columns
            .filter(({ links }) => links.length > 0)
            .map(({ label, links }) => (
              <nav key={label} aria-label={label}>
                <h2>{label}</h2>
                <ul className={css.links}>
                  {links.map(({ href, label: name }) => (
                    <li key={href}>
                      <a href={href}>{name}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
        </div>
        <div className={css.legal}>
          <LegalLinks />
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  )
}

/** A dealer's shop shows the dealer's own imprint and privacy pages. */
function LegalLinks() {
  const locale = useLocale()
  const brand = useSite()?.brand
  const own: Record<string, string | null | undefined> = {
    [navigationTexts.imprint[locale]]: brand?.imprintUrl,
    [navigationTexts.privacy[locale]]: brand?.dataPrivacyUrl,
  }
  const shared = legalLinks(locale).filter(({ label }) => !own[label])
  return (
    <>
      {shared.map(({ href, label, screen }) => (
        <a key={href} href={href} data-strong={screen === 'withdrawal' || undefined}>
          {label}
        </a>
      ))}
      {Object.entries(own).map(([label, href]) =>
        href ? (
          <a key={label} href={href}>
            {label}
          </a>
        ) : null,
      )}
    </>
  )
}
