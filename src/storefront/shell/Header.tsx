import { useLocation } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { matchPath } from '#domain/routes/paths.ts'
import { frameTexts } from '#messages/frame.ts'
import { inLanguage } from '#messages/texts.ts'
import { ButtonLink, IconButton, IconLink } from '../design/Button.tsx'
import { Menu } from '../design/Sheet.tsx'
import { useLocale } from '../site.ts'
import css from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Mark } from './Mark.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { guestLinks, hrefOf, type NavigationSection, sectionsIn } from './navigation.ts'

export function Header() {
  const locale = useLocale()
  const texts = inLanguage(frameTexts, locale)
  const sections = sectionsIn(locale)
  const favourites = hrefOf('favourites', locale)
  const cart = hrefOf('cart', locale)
  return (
    <header className={css.header}>
      <div className={`wrap ${css.bar}`}>
        <IconButton className={css.menuButton} icon="menu" label={texts.openMenu} popoverTarget="menue" />
        <Mark />
        <MainNavigation label={texts.mainNavigation} sections={sections} />
        <div className={css.acts}>
          <LanguageSwitch short />
          {favourites ? <IconLink icon="heart" label={texts.favourites} href={favourites} /> : null}
          {cart ? <IconLink icon="cart" label={texts.cart} href={cart} /> : null}
          <Account locale={locale} />
        </div>
      </div>
      <MobileMenu sections={sections} />
    </header>
  )
}

function MainNavigation({ label, sections }: { label: string; sections: readonly NavigationSection[] }) {
  const screen = matchPath(useLocation().pathname)?.screen
  return (
    <nav aria-label={label} className={css.nav}>
      {sections.map((section) => (
        <a key={section.href} href={section.href} aria-current={belongsTo(section, screen) || undefined}>
          {section.label}
        </a>
      ))}
    </nav>
  )
}

function belongsTo(section: NavigationSection, screen: string | undefined): boolean {
  if (screen === undefined) return false
  if (section.screen === 'cars' && (screen === 'vehicle' || screen.startsWith('cars-'))) return true
  if (section.screen === 'dealers' && screen === 'dealer') return true
  return section.links.some((link) => link.screen === screen)
}

function Account({ locale }: { locale: Locale }) {
  const texts = inLanguage(frameTexts, locale)
  const [login, register] = guestLinks(locale)
  if (!login) return null
  return (
    <>
      <IconButton icon="user" label={texts.account} popoverTarget="konto" />
      <Menu id="konto" className={css.account}>
        <ButtonLink href={login.href} wide>
          {login.label}
        </ButtonLink>
        {register ? (
          <p className="small">
            {texts.newHere} <a href={register.href}>{register.label}</a>
          </p>
        ) : null}
      </Menu>
    </>
  )
}
