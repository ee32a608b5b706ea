import { frameTexts } from '#messages/frame.ts'
import { inLanguage } from '#messages/texts.ts'
import { ButtonLink, IconButton, IconLink } from '../design/Button.tsx'
import { Menu } from '../design/Sheet.tsx'
import { type SiteView, useLocale } from '../site.ts'
import { FavouritesLink } from './FavouritesLink.tsx'
import type { FrameView } from './frame-view.ts'
import css from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Mark } from './Mark.tsx'
import { MobileMenu } from './MobileMenu.tsx'

export function Header({ site }: { site: SiteView }) {
  const { frame } = site
  const texts = inLanguage(frameTexts, site.locale)
  return (
    <header className={css.header}>
      <div className={`wrap ${css.bar}`}>
        <IconButton className={css.menuButton} icon="menu" label={texts.openMenu} popoverTarget="menue" />
        <Mark />
        <nav aria-label={texts.mainNavigation} className={css.nav}>
          {frame.sections.map(({ href, label, current }) => (
            <a key={href} href={href} aria-current={current}>
              {label}
            </a>
          ))}
        </nav>
        <div className={css.acts}>
          <LanguageSwitch className={css.language} />
          {frame.favourites ? <FavouritesLink page={frame.favourites} locale={site.locale} /> : null}
          {frame.cart ? <IconLink icon="cart" label={texts.cart} href={frame.cart} /> : null}
          <Account guest={frame.guest} />
        </div>
      </div>
      <MobileMenu site={site} />
    </header>
  )
}

function Account({ guest: [login, register] }: Pick<FrameView, 'guest'>) {
  const texts = inLanguage(frameTexts, useLocale())
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
