import { sql } from 'kysely'
import { filterQuery, parseFilters } from '#catalogue/filter-codec.ts'
import { issueToken, redeemToken } from '#database/account/one-time-tokens.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import { type AlertRhythm, MAX_SAVED_SEARCHES, type SavedSearchInput } from '#domain/account/saved-search.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { MailSite } from '#domain/mail.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { customerOfId } from './customer-row.ts'

type Saved = { readonly kind: 'done'; readonly id: number }

/** Saves a search; one that is saved already gets the new name and rhythm. Refused: LIMIT_REACHED. */
export async function saveSearch(
  writer: Writer,
  site: MailSite,
  { customerId }: CustomerActor,
  { name, query: entered, alert }: SavedSearchInput,
): Promise<Saved | Refused> {
  // Normalised, so that one search has one spelling.
  const query = filterQuery(parseFilters(new URLSearchParams(entered)))
  return writer.transaction(async (handle) => {
    await customerOfId(handle, customerId) // the lock keeps two requests from exceeding the limit
    const searches = await handle
      .selectFrom('saved_searches')
      .select(['id', 'query', 'brand_slug'])
      .where('customer_id', '=', customerId)
      .execute()
    const same = searches.find((row) => row.query === query && row.brand_slug === site.brandSlug)
    if (!same && searches.length >= MAX_SAVED_SEARCHES) return refused('LIMIT_REACHED')
    const id = same?.id ?? (await insertSearch(handle, customerId, site, name, query))
    await handle.updateTable('saved_searches').set({ name }).where('id', '=', id).execute()
    await setRhythm(handle, site, customerId, id, alert)
    return { kind: 'done', id }
  })
}

/** Changes when the customer hears of new cars. Refused: NOT_FOUND, for somebody else's search too. */
export async function changeAlert(
  writer: Writer,
  site: MailSite,
  { customerId }: CustomerActor,
  id: number,
  alert: AlertRhythm,
): Promise<Saved | Refused> {
  return writer.transaction(async (handle) => {
    await customerOfId(handle, customerId) // locked first, as when a search is saved
    return (await setRhythm(handle, site, customerId, id, alert)) ? { kind: 'done', id } : refused('NOT_FOUND')
  })
}

/** Refused: NOT_FOUND. */
export async function deleteSearch(
  writer: Writer,
  { customerId }: CustomerActor,
  id: number,
): Promise<Saved | Refused> {
  return writer.transaction(async (handle) => {
    const deleted = await handle
      .deleteFrom('saved_searches')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .returning('id')
      .executeTakeFirst()
    return deleted ? { kind: 'done', id } : refused('NOT_FOUND')
  })
}

/** Puts an alert in force by the secret of its mail. Refused: LINK_EXPIRED. */
export async function confirmAlert(writer: Writer, token: string): Promise<{ kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const redeemed = await redeemToken(handle, 'confirm-alert', token)
    if (!redeemed) return refused('LINK_EXPIRED')
    const confirmed = await handle
      .updateTable('saved_searches')
      .set({ alert_confirmed_at: new Date(), seen_until: new Date(), behind_since: null })
      .where('id', '=', Number(redeemed.data.search))
      .where('customer_id', '=', redeemed.customerId)
      .where('alert', '!=', 'NONE')
      .returning('id')
      .executeTakeFirst()
    return confirmed ? { kind: 'done' } : refused('LINK_EXPIRED')
  })
}

/** Ends a search alert, or all price alerts, by the key their mails carry; says nothing about whether there was one. */
export async function unsubscribeAlert(writer: Writer, key: string): Promise<void> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return
  await writer.transaction(async (handle) => {
    await handle
      .updateTable('saved_searches')
      .set({ alert: 'NONE', alert_confirmed_at: null })
      .where('unsubscribe_key', '=', key)
      .execute()
    await handle.updateTable('customers').set({ price_alerts: false }).where('unsubscribe_key', '=', key).execute()
  })
}

async function insertSearch(
  handle: WriteHandle,
  customerId: number,
  { brandSlug, locale, origin }: MailSite,
  name: string,
  query: string,
): Promise<number> {
  const { id } = await handle
    .insertInto('saved_searches')
    .values({ customer_id: customerId, name, query, locale, origin, brand_slug: brandSlug })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The runs of the new rhythm may be ahead of those of the old one: the first of them looks back as far as the last of those. */
function leftBehind(alert: AlertRhythm) {
  return sql<Date | null>`case when alert = ${alert} then behind_since
    else coalesce(behind_since, (select r.ran_at from alert_runs r where r.rhythm = saved_searches.alert)) end`
}

/** A rhythm that is not confirmed yet has to be, by mail: nobody gets mails they did not ask for. */
async function setRhythm(
  handle: WriteHandle,
  site: MailSite,
  customerId: number,
  id: number,
  alert: AlertRhythm,
): Promise<boolean> {
  const search = await handle
    .updateTable('saved_searches')
    .set({ alert, behind_since: leftBehind(alert), ...(alert === 'NONE' ? { alert_confirmed_at: null } : {}) })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(['name', 'alert_confirmed_at'])
    .executeTakeFirst()
  const customer = search && (await customerOfId(handle, customerId))
  if (!customer) return false
  if (alert === 'NONE' || search.alert_confirmed_at) return true
  const token = await issueToken(handle, 'confirm-alert', customerId, { search: String(id) })
  const { person, email } = customer
  await requestMail(handle, site, email, {
    kind: 'confirm-alert',
    person,
    token,
    searchName: search.name,
    rhythm: alert,
  })
  return true
}
