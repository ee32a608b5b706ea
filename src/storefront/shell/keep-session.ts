import { SESSION_TIMING } from '#domain/session/timing.ts'

interface SessionState {
  readonly isLoggedIn: boolean
  readonly expiresAt: string | null
}

/**
 * Looks after a session while a page stays open: every two minutes it is prolonged where it is near its end, and when the visitor comes
 * back to the page it is asked whether it still holds. Where it does not, the timer stops, and `onChange` hears of it; likewise where the
 * visitor has logged in again in another tab. Returns how to stop.
 */
export function keepSession(expiresAt: string, onChange: (holds: boolean) => void): () => void {
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
      .catch(() => {}) // no network: what it says when it is back counts
  const check = () => {
    if (end - Date.now() < SESSION_TIMING.refreshBefore) void send('/api/session/refresh', 'POST')
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - readAt > SESSION_TIMING.readAgain)
      void send('/api/session', 'GET')
  }
  timer = setInterval(check, SESSION_TIMING.check)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onReturn)
  }
}
