import { formatInstant } from '#domain/format/dates.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { dealerNewsletterTexts } from '#messages/dealer-newsletters.ts'
import { inLanguage } from '#messages/texts.ts'
import { NewslettersDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { senderOfPage } from './sender.server.ts'

export interface NewslettersView {
  /** Null: a dealer without a storefront has no readers. */
  readonly lead: string | null
  readonly create: string
  readonly issues: readonly {
    readonly id: string
    readonly subject: string
    readonly href: string
    readonly state: string
    readonly at: string
    readonly by: string
    readonly counts: readonly string[]
  }[]
}

/** The issues of a sender with what became of each. */
export async function loadNewsletters({ url, context }: PageArgs): Promise<NewslettersView> {
  const { locale } = context.get(areaContext)
  const { merchant, issue } = await senderOfPage(url, context)
  const { newsletters: found } = await query(context, NewslettersDocument, { merchant })
  const texts = inLanguage(dealerNewsletterTexts, locale)
  if (!found) return { lead: null, create: issue('new'), issues: [] }
  const number = (count: number) => formatNumber(count, locale)
  return {
    lead: texts.lead(found.sender, number(found.readersDe), number(found.readersEn)),
    create: issue('new'),
    issues: found.issues.map(({ id, subject, state, createdBy: by, createdAt, sendingSince, ...counts }) => ({
      ...{ id, subject, href: issue(id), state: texts[state], by },
      at: formatInstant(sendingSince ?? createdAt, locale),
      counts: [counts.recipients, counts.sent, counts.bounced, counts.unsubscribed].map((count) =>
        state === 'DRAFT' ? '' : number(count),
      ),
    })),
  }
}
