import type { ReadHandle } from '#database/handles.ts'
import type { AlertRhythm } from '#domain/account/saved-search.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailPerson } from '#domain/account/mail-person.ts'

export interface SavedSearch {
  readonly id: number
  readonly name: string
  /** Canonical parameters of the list. */
  readonly query: string
  readonly alert: AlertRhythm
  /** Mails go out only once the customer has confirmed them. */
  readonly isConfirmed: boolean
}

/** A customer's saved searches, the newest first. */
export async function readSavedSearches(read: ReadHandle, customerId: number): Promise<SavedSearch[]> {
  const rows = await read
    .selectFrom('saved_searches')
    .select(['id', 'name', 'query', 'alert', 'alert_confirmed_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ alert_confirmed_at, ...row }) => ({ ...row, isConfirmed: alert_confirmed_at !== null }))
}

export interface DueAlert {
  readonly id: number
  readonly customerId: number
  readonly email: string
  readonly person: MailPerson
  readonly name: string
  readonly query: string
  readonly origin: string
  readonly brandSlug: string | null
  readonly locale: Locale
  readonly unsubscribeKey: string
  readonly confirmedAt: Date
  /** Since when it was left out of runs; null: it is up to date. */
  readonly behindSince: Date | null
}

/** Confirmed alerts of one rhythm: the first `limit` whose ids are larger than `after`. */
export async function readAlerts(
  read: ReadHandle,
  rhythm: Exclude<AlertRhythm, 'NONE'>,
  after: number,
  limit: number,
): Promise<DueAlert[]> {
  const rows = await read
    .selectFrom('saved_searches as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .select([
      's.id',
      's.customer_id as customerId',
      'c.email',
      'c.salutation',
      'c.first_name as firstName',
      'c.last_name as lastName',
      's.name',
      's.query',
      's.origin',
      's.brand_slug as brandSlug',
      's.locale',
      's.unsubscribe_key as unsubscribeKey',
      's.alert_confirmed_at as confirmedAt',
      's.behind_since as behindSince',
    ])
    .where('s.alert', '=', rhythm)
    .where('s.alert_confirmed_at', 'is not', null)
    .where('c.status', '=', 'ACTIVE')
    .where('s.id', '>', after)
    .orderBy('s.id')
    .limit(limit)
    .execute()
  return rows.map(({ salutation, firstName, lastName, confirmedAt, ...alert }) => ({
    ...alert,
    confirmedAt: confirmedAt!,
    person: { salutation, firstName, lastName },
  }))
}
