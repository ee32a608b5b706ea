import { frameTexts } from '#messages/frame.ts'
import { useRouteError } from 'react-router'
import { ButtonLink, IconButton, IconLink } from '#design/Button.tsx'
import { Menu } from '#design/Sheet.tsx'
import css from './AccountMenu.module.css'
import type { AccountView } from './frame-view.ts'
import { AccountLinks } from '../blocks/AccountLinks.tsx'
import { useTexts } from '../site.ts'

interface AccountMenuProps {
  account: AccountView
}

/** The person in the header. Guests find login and registration; once logged in it leads to the garage, with a menu beside it. */
export function AccountMenu({ account }: AccountMenuProps) {
  const texts = useTexts(frameTexts)
  const { garage, links, logout } = account
  if (!logout && links.length === 0) return <GuestMenu account={account} />
  return (
    <>
      {garage ? <IconLink icon="user" label={links[0]?.label ?? texts.account} href={garage} /> : null}
      <IconButton
        className={garage ? css.more : undefined}
        icon={garage ? 'down' : 'user'}
        label={texts.accountMenu}
        popoverTarget="konto"
      />
      <Menu id="konto" className={css.account}>
        <b className={css.title}>{texts.account}</b>
        <AccountLinks links={links} logout={logout} className={css.links} />
      </Menu>
    </>
  )
}

function GuestMenu({ account: { login, register } }: AccountMenuProps) {
  const texts = useTexts(frameTexts)
  // After the login nobody wants to come back to a page that failed.
  const failed = (useRouteError() ?? undefined) !== undefined
  if (!login) return null
  return (
    <>
      <IconButton icon="user" label={texts.account} popoverTarget="konto" />
      <Menu id="konto" className={css.guest}>
        <ButtonLink href={failed ? login.href.replace(/[?&]redirectTo=.*/, '') : login.href} wide>
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
