import type { RouterContextProvider } from 'react-router'
import { berlinToday } from '#domain/berlin-time.ts'
import { formatDateOf, formatNearInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { InboxDocument, type InboxQuery } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { areaContext } from '../../request.server.ts'
import type { OpenRequest } from './request-view.ts'

type InboxRow = InboxQuery['inbox']['rows'][number]

/** The requests that the chosen business has to answer, those due first; at most a page of them. */
export async function loadOpenRequests(
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<readonly OpenRequest[]> {
  const { locale } = context.get(areaContext)
  const merchant = await merchantOf(url, context)
  if (merchant === undefined) return []
  const { inbox } = await query(context, InboxDocument, { merchant: merchant.uuid, part: 'OPEN', page: 1 })
  return inbox.rows.map((row) => ({
    ...{ id: row.id, person: row.person, title: row.title },
    href: dealerPaths.pathFor('request', locale, { requestId: row.id }),
    ...dueOf(row, true, locale),
  }))
}

/** Until when an open request is to be answered; of others, when it came. */
export function dueOf({ createdAt, dueAt }: InboxRow, isOpen: boolean, locale: Locale) {
  const hasTerm = isOpen && dueAt != null
  return {
    due: hasTerm
      ? inboxTexts.dueAt[locale](formatNearInstant(dueAt, locale, berlinToday()))
      : inboxTexts.receivedOn[locale](formatDateOf(createdAt, locale)),
    isLate: hasTerm && Date.parse(dueAt) < Date.now(),
  }
}
