import { frameTexts } from '#messages/frame.ts'
import { navigationTexts } from '#messages/navigation.ts'
import { inLanguage } from '#messages/texts.ts'
import { Fold } from '../design/Accordion.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { useLocale, useSite } from '../site.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Mark } from './Mark.tsx'
import css from './MobileMenu.module.css'
import { generalLinks, guestLinks, type NavigationLink, type NavigationSection } from './navigation.ts'

/** The main navigation on a phone: an accordion of its sections, the account, general links (not in a dealer's shop). */
export function MobileMenu({ sections }: { sections: readonly NavigationSection[] }) {
  const locale = useLocale()
  const account = guestLinks(locale)
  const general = useSite()?.brand.slug ? [] : generalLinks(locale)
  return (
    <Sheet id="menue" from="side" title={<Mark />} closeLabel={inLanguage(frameTexts, locale).closeMenu}>
      {sections.map((section, index) => (
        <Fold key={section.href} name="menue" title={section.label} open={index === 0}>
          <Links links={section.links} />
        </Fold>
      ))}
      {account.length > 0 ? (
        <Fold name="menue" title={navigationTexts.account[locale]}>
          <Links links={account} />
        </Fold>
      ) : null}
      <div className={css.general}>
        <Links links={general} />
        <LanguageSwitch />
      </div>
    </Sheet>
  )
}

function Links({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul className={css.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
