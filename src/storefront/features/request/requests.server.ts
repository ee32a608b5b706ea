import type { RouterContextProvider } from 'react-router'
import { formatAppointment, formatDateOf } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { requestTexts } from '#messages/requests.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInRequestTexts } from '#messages/trade-in-request.ts'
import { OwnRequestsDocument, type OwnRequestsQuery } from '#storefront/generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { applicationLead } from './application.server.ts'
import { requestPath } from './request-path.server.ts'
import { sellerName } from './seller-name.server.ts'

interface RequestsView {
  readonly requests: readonly {
    readonly id: string
    readonly href: string
    readonly title: string
    readonly state: string
    readonly isOpen: boolean
    /** What is next; left out where nothing is. */
    readonly next?: string
    readonly sent: string
  }[]
  /** Where requests come from, for an account that has none. */
  readonly beginnings: Readonly<Record<'cars' | 'workshop' | 'sale', string>>
}

/** The customer's own requests, open ones first. */
export async function loadRequests({
  context,
}: {
  readonly context: Readonly<RouterContextProvider>
}): Promise<RequestsView> {
  const { locale } = context.get(siteContext)
  const { requests } = await query(context, OwnRequestsDocument)
  const texts = inLanguage(requestTexts, locale)
  return {
    requests: requests.map((request) => {
      const next = nextOf(request, locale)
      return {
        ...{
          id: request.id,
          href: requestPath(request.id, null, locale),
          title: request.title,
          isOpen: request.isOpen,
        },
        state: texts[request.state],
        ...(next ? { next } : {}),
        sent: [sellerName(request, locale), texts.sentOn(formatDateOf(request.createdAt, locale))].join(' · '),
      }
    }),
    beginnings: {
      cars: pathFor('cars', locale),
      workshop: pathFor('workshop', locale),
      sale: pathFor('tradein', locale),
    },
  }
}

function nextOf(request: OwnRequestsQuery['requests'][number], locale: Locale) {
  const { kind, state, isOpen, startsAt, isAnswered } = request
  const texts = inLanguage(requestTexts, locale)
  if (!isOpen) return undefined
  if (startsAt) return formatAppointment(startsAt, locale)
  if (kind === 'TRADE_IN' && state === 'OFFERED') return tradeInRequestTexts.decide[locale]
  if (isAnswered) return texts.answered
  return kind === 'FINANCING' ? applicationLead(request, locale) : texts.waiting
}
