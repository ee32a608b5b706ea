import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import type { Locale } from '#domain/locale.ts'
import { searchWordsTexts } from '#messages/search-words.ts'
import { inLanguage } from '#messages/texts.ts'
import { Notice } from '#design/Notice.tsx'
import type { ListView } from './list-view.ts'

/** What became of a free search: the words nobody understood, that these were all, or that there were too many. */
export function SearchNotices({ view: { unread, tooLong, active }, locale }: { view: ListView; locale: Locale }) {
  const texts = inLanguage(searchWordsTexts, locale)
  if (tooLong !== undefined) return <Told text={texts.tooLong(MAX_SEARCH_TEXT)} />
  if (unread && active === 0) return <Told text={texts.nothingRead} />
  return unread ? <Told text={texts.unread(unread.map(texts.word).join(', '))} /> : null
}

function Told({ text }: { text: string }) {
  return (
    <Notice>
      <p>{text}</p>
    </Notice>
  )
}
