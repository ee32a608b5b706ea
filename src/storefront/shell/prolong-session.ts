import { SESSION_TIMING } from '#domain/session/timing.ts'

interface SessionState {
  readonly isLoggedIn: boolean
  readonly expiresAt: string | null
}

/**
 * Prolongs a session while a page is open: checks every two minutes, extends it near its end, and checks again when the visitor returns
 * to the page. `onChange` learns when it has ended (the timer then stops) or a login in another tab has renewed it. A page that the
 * browser shows again as it was left is loaded anew. Returns a function that stops it.
 */
export function prolongSession(expiresAt: string, onChange: (isLoggedIn: boolean) => void): () => void {
  let end = Date.parse(expiresAt)
  let readAt = Date.now()
  let timer: ReturnType<typeof setInterval> | undefined
  const took = ({ isLoggedIn, expiresAt: until }: SessionState) => {
    readAt = Date.now()
    if (until) end = Date.parse(until)
    if (!isLoggedIn) clearInterval(timer)
    onChange(isLoggedIn)
  }
  const send = (path: string, method: 'GET' | 'POST') =>
    fetch(path, { method })
      .then(async (response) => took((await response.json()) as SessionState))
      .catch(() => {}) // no network: the next check asks again
  const check = () => {
    if (end - Date.now() < SESSION_TIMING.refreshBefore) void send('/api/session/refresh', 'POST')
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - readAt > SESSION_TIMING.readAgain)
      void send('/api/session', 'GET')
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    // Hidden until the page is loaded again: by now somebody else, or nobody, may be logged in.
    document.body.hidden = true
    location.reload()
  }
  timer = setInterval(check, SESSION_TIMING.check)
  document.addEventListener('visibilitychange', onReturn)
  addEventListener('pageshow', onShow)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onReturn)
    removeEventListener('pageshow', onShow)
  }
}
