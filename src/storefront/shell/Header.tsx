import { frameTexts } from '#messages/frame.ts'
import { IconButton } from '#design/Button.tsx'
import type { SiteView } from '../site.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CartMenu } from './CartMenu.tsx'
import { FavouritesLink } from './FavouritesLink.tsx'
import css from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Mark } from './Mark.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { Sections } from './Sections.tsx'
import { useTexts } from '../site.ts'

export function Header({ site }: { site: SiteView }) {
  const { frame } = site
  const texts = useTexts(frameTexts)
  return (
    <header className={css.header}>
      <div className={`wrap ${css.bar}`}>
        <IconButton className={css.menuButton} icon="menu" label={texts.openMenu} popoverTarget="menue" />
        <Mark />
        <Sections links={frame.links} label={texts.mainNavigation} />
        <div className={css.acts}>
          <LanguageSwitch className={css.language} />
          {frame.favourites ? <FavouritesLink page={frame.favourites} isLoggedIn={site.session !== null} /> : null}
          {frame.cart ? <CartMenu page={frame.cart} count={site.cart?.count} /> : null}
          <AccountMenu account={frame.account} />
        </div>
      </div>
      <MobileMenu site={site} />
    </header>
  )
}
