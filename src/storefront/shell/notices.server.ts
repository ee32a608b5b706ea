import type { Locale } from '#domain/locale.ts'
import { isNoticeCode, NOTICES } from '#messages/notices.ts'
import type { NoticeView } from '../site.ts'

/** What a notice code says in a language; nothing for a code nobody knows: cookies come from outside. */
export function noticeOf(code: string | null | undefined, locale: Locale): NoticeView | undefined {
  if (!isNoticeCode(code)) return undefined
  const { tone, title, text } = NOTICES[code]
  return { tone, title: title[locale], text: text[locale] }
}
