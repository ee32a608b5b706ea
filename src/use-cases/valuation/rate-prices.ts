import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from '#database/connection.ts'
import { recordScores } from '#database/stock/change-log.ts'
import { inTransaction } from '#database/transaction.ts'
import { marketOf, type RatedPrice, ratePrice } from '#domain/valuation/rate-price.ts'
import { refreshRatingErrors } from './rating-errors.ts'
import { comparableOffers, readRatedOffers, type StoredOffer } from './rated-offers.ts'

type Handles = Pick<Database, 'pool' | 'read'>

/** How long other work of the process may wait for this. */
const MAX_CHUNK_MS = 20

/** Marks read at once, and models per transaction: small enough not to delay deliveries and readers of the change log. */
const MARKS = 5_000
const MODELS = 20

/**
 * Rates the prices of every model whose offers have changed, and stores what differs from before; those cars reach the search index
 * through the change log. `all`: of every model, because cars grow older. Returns how many ratings changed.
 */
export async function ratePrices({ pool, read }: Handles, today: string, { all = false } = {}): Promise<number> {
  if (all) await pool.query('insert into unrated_models (model_id) select distinct model_id from vehicles')
  let changed = 0
  const missed = new Set<number>()
  for (;;) {
    const marks = await pool.query<{ id: number; modelId: number }>(
      `select id, model_id as "modelId" from unrated_models order by id limit ${MARKS}`,
    )
    if (marks.rows.length === 0) break
    const models = [...new Set(marks.rows.map(({ modelId }) => modelId))]
    for (let start = 0; start < models.length; start += MODELS) {
      const outcome = await rateModels({ pool, read }, models.slice(start, start + MODELS), today)
      changed += outcome.changed
      for (const model of outcome.missed) missed.add(model)
    }
    // What was marked since then is rated in the next round.
    await pool.query('delete from unrated_models where id = any($1::bigint[])', [marks.rows.map(({ id }) => id)])
  }
  // Their cars were being changed: left for the next run, which comes within a minute.
  if (missed.size > 0) await pool.query('insert into unrated_models (model_id) select unnest($1::int[])', [[...missed]])
  await refreshRatingErrors(pool, { all })
  return changed
}

interface Outcome {
  readonly changed: number
  /** Models of which a car was locked. */
  readonly missed: readonly number[]
}

async function rateModels({ pool, read }: Handles, models: readonly number[], today: string): Promise<Outcome> {
  const offers = Map.groupBy(await readRatedOffers(read, models, today), ({ modelId }) => modelId)
  const rated: Change[] = []
  for (const ofModel of offers.values()) rated.push(...(await changesOf(ofModel, today)))
  return inTransaction(pool, async (client) => {
    const free = await lockFree(client, rated)
    const stored = await store(client, free)
    const gone = await client.query<{ id: number }>(FORGET, [models])
    const ids = [...stored, ...gone.rows.map(({ id }) => id)]
    if (ids.length > 0) await recordScores(client, `select unnest('{${ids.join(',')}}'::bigint[])`)
    const taken = new Set(free)
    const missed = models.filter((model) =>
      offers.get(model)?.some(({ id }) => rated.some((change) => change.id === id && !taken.has(change))),
    )
    return { changed: ids.length, missed }
  })
}

interface Change {
  readonly id: string
  readonly price: number
  readonly rated: RatedPrice | undefined
}

/** The offers of one model whose rating is another than the stored one. */
async function changesOf(offers: readonly StoredOffer[], today: string): Promise<Change[]> {
  const markets = Map.groupBy(comparableOffers(offers), marketOf)
  const changes: Change[] = []
  let chunkBegan = performance.now()
  for (const offer of offers) {
    const rated = ratePrice(offer, markets.get(marketOf(offer)) ?? [], today)
    const isSame = (rated?.estimate ?? null) === offer.storedEstimate && (rated?.count ?? null) === offer.storedCount
    if (!isSame) changes.push({ id: offer.id, price: offer.price, rated })
    if (performance.now() - chunkBegan < MAX_CHUNK_MS) continue
    await setImmediate()
    chunkBegan = performance.now()
  }
  return changes
}

/** A price that has changed since it was read is left out: its car is marked again. */
const STORE = `update vehicles v set price_rating = n.rating, price_share = n.share, price_estimate_cents = n.estimate, price_comparables = n.count,
    price_rated_at = case when n.rating is not null then now() end
  from unnest($1::bigint[], $2::bigint[], $3::text[], $4::integer[], $5::bigint[], $6::integer[])
    as n (id, price, rating, share, estimate, count)
  where v.id = n.id and v.price_cents = n.price
  returning v.id`

/** What is no longer on offer has no rating. Parameter: models. */
const FORGET = `update vehicles v set price_rating = null, price_share = null, price_estimate_cents = null, price_comparables = null,
    price_rated_at = null
  where v.id in (select f.id from vehicles f
    where f.model_id = any($1) and f.price_rating is not null
      and (f.state not in ('PUBLISHED', 'RESERVED')
        or exists (select from merchants m where m.id = f.merchant_id and m.state <> 'PUBLISHED'))
    order by f.id for no key update skip locked)
  returning v.id`

/** Those of the changes whose cars nobody else is changing: a checkout does not wait for this job, which does not wait for a delivery. */
async function lockFree(client: pg.PoolClient, changes: readonly Change[]): Promise<Change[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id::text as id from vehicles where id = any($1) order by id for no key update skip locked',
    [changes.map(({ id }) => id)],
  )
  const free = new Set(rows.map(({ id }) => id))
  return changes.filter(({ id }) => free.has(id))
}

async function store(client: pg.PoolClient, changes: readonly Change[]): Promise<number[]> {
  if (changes.length === 0) return []
  const { rows } = await client.query<{ id: number }>(STORE, [
    changes.map(({ id }) => id),
    changes.map(({ price }) => price),
    changes.map(({ rated }) => rated?.rating ?? null),
    changes.map(({ rated }) => rated?.share ?? null),
    changes.map(({ rated }) => rated?.estimate ?? null),
    changes.map(({ rated }) => rated?.count ?? null),
  ])
  return rows.map(({ id }) => id)
}
