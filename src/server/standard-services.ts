import type { Database } from '#database/connection.ts'
import { demoServices } from '#feeds/demo/workshops.ts'
import { putWorkshopServices } from '#use-cases/workshop/put-workshop.ts'

/** Gives a shop without any workshop service the usual ones; each workshop then sets its prices for those it offers. */
export async function ensureStandardServices(database: Database): Promise<void> {
  const known = await database.read.selectFrom('workshop_services').select('sku').limit(1).executeTakeFirst()
  if (!known) await putWorkshopServices(database, demoServices())
}
