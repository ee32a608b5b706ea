import { useEffect, useState } from 'react'
import { sessionWatchTexts } from '#messages/session-watch.ts'
import { favouritesOwner } from '../blocks/favourite-changes.ts'
import { Toast } from '#design/Toast.tsx'
import type { SiteView } from '../site.ts'
import { useTexts } from '../site.ts'

/** For customers: prolongs the session while the page is open, and syncs the favourites with the account. */
export function SessionWatch({ site: { session, frame } }: { site: SiteView }) {
  const texts = useTexts(sessionWatchTexts)
  const expiresAt = session?.expiresAt
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => {
    if (expiresAt === undefined) return
    let stop: (() => void) | undefined
    let isGone = false
    void import('./prolong-session.ts').then(({ prolongSession }) => {
      if (!isGone) stop = prolongSession(expiresAt, (isStillLoggedIn) => setHasEnded(!isStillLoggedIn))
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [expiresAt])
  const isLoggedIn = expiresAt !== undefined
  useEffect(() => {
    if (!isLoggedIn && favouritesOwner() === 'visitor') return
    let stop: (() => void) | undefined
    let isGone = false
    void import('../blocks/account-favourites.ts').then(({ syncFavourites }) => {
      if (!isGone) stop = syncFavourites(isLoggedIn)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [isLoggedIn])
  const login = frame.account.renew
  return (
    <Toast closeLabel="" tone="warning">
      {isLoggedIn && hasEnded ? (
        <p>
          <b>{texts.ended}</b> {texts.logInAgain}{' '}
          {login ? (
            <a href={login.href} target="_blank" rel="noreferrer">
              {login.label}
            </a>
          ) : null}
        </p>
      ) : null}
    </Toast>
  )
}
