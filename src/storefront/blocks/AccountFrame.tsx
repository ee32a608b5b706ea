import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { frameTexts } from '#messages/frame.ts'
import { useSite, useTexts } from '../site.ts'
import { AccountLinks } from './AccountLinks.tsx'
import css from './AccountFrame.module.css'

/** A page of the account, with links to the other ones beside it. */
export function AccountFrame({ title, act, children }: { title: ReactNode; act?: ReactNode; children: ReactNode }) {
  const texts = useTexts(frameTexts)
  const site = useSite()
  const { pathname } = useLocation()
  if (!site) return null
  const { links, more, logout } = site.frame.account
  return (
    <div className={`wrap ${css.frame}`}>
      <nav aria-label={texts.account}>
        <AccountLinks links={[...links, ...more]} logout={logout} className={css.pages} pathname={pathname} />
      </nav>
      <div className={css.page}>
        <div className={css.head}>
          <h1>{title}</h1>
          {act}
        </div>
        {children}
      </div>
    </div>
  )
}
