import { sql } from 'kysely'
import type { WriteHandle } from '../handles.ts'
import { agePointsSql, asNewSql, pricePointsSql, scoreSql } from './relevance.ts'

/** Completes the relevance of vehicles whose column holds the part that their data determine: adds the points of age and price. */
export async function scoreVehicles(handle: WriteHandle, ids: readonly number[]): Promise<void> {
  const [age, price] = [agePointsSql('v.created_at'), pricePointsSql(asNewSql('v'), 'p.level')]
  await sql`update vehicles v set relevance_age = r.age, relevance_price = r.price,
      relevance = ${sql.raw(scoreSql('v.relevance', 'r.age', 'r.price'))}
    from (select v.id, ${sql.raw(age)} as age, ${sql.raw(price)} as price from vehicles v
      left join price_levels p on p.model_id = v.model_id and p.fuel = coalesce(v.fuel, '')
      where v.id = any(${[...ids]}::bigint[])) r
    where r.id = v.id`.execute(handle)
}
