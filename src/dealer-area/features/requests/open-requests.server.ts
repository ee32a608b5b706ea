import { berlinToday } from '#domain/berlin-time.ts'
import { formatDateOf, formatNearInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import type { StaffRequestQuery } from '../../generated/graphql.ts'
import type { OpenRequestsView } from './request-view.ts'

type Inbox = StaffRequestQuery['staffRequest']['inbox']

/** The requests that the business has to answer, those due first; at most a page of them. */
export function openRequestsOf({ open, rows }: Inbox, locale: Locale): OpenRequestsView {
  return {
    count: open,
    rows: rows.map((row) => ({
      ...{ id: row.id, person: row.person, title: row.title },
      href: dealerPaths.pathFor('request', locale, { requestId: row.id }),
      ...dueOf(row, true, locale),
    })),
  }
}

/** Until when an open request is to be answered; of others, when it came. */
export function dueOf(
  { createdAt, dueAt }: Pick<Inbox['rows'][number], 'createdAt' | 'dueAt'>,
  isOpen: boolean,
  locale: Locale,
) {
  const hasTerm = isOpen && dueAt != null
  return {
    due: hasTerm
      ? inboxTexts.dueAt[locale](formatNearInstant(dueAt, locale, berlinToday()))
      : inboxTexts.receivedOn[locale](formatDateOf(createdAt, locale)),
    isLate: hasTerm && Date.parse(dueAt) < Date.now(),
  }
}
