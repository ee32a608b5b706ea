import type { NoticeCode } from '#messages/notices.ts'
import { redirect } from 'react-router'
import { flashCookie } from '../set-cookie.server.ts'

/** Leads to a page that says, once, what was done or refused. */
export function redirectWithNotice(path: string, notice: NoticeCode, cookies: readonly string[] = []): Response {
  const headers = new Headers([['Set-Cookie', flashCookie(notice)]])
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return redirect(path, { headers })
}
