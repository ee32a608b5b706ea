import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '#database/connection.ts'
import { spendBotCheck } from '#database/spent-bot-checks.ts'
import { MAIN_BRAND } from '#domain/brand.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { openVehicleIndex } from '#use-cases/vehicle-search/vehicle-index.ts'
import { altchaBotCheck } from '#services/bot-check/altcha.ts'
import { fileContent } from '#services/content/files.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { fileReader } from '#services/uploads/file-reader.ts'
import type { Place } from '#services/places/port.ts'
import { placesTable } from '#services/places/table.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { stockVehicleLookup } from '#services/vehicle-lookup/stock.ts'
import { findByKeyNumbers } from '#use-cases/vehicle/key-numbers.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { paymentsOf } from '#server/payment/payments.ts'
import { demoAccessories } from './accessories.ts'

export const TEST_SECRET = 'a secret of thirty-two characters'

/** What a visitor of the main site may see and do, over a test's database. */
export async function visitorContext(database: Database, places: readonly Place[] = []): Promise<GatewayContext> {
  const objects = fileSystemStore(await mkdtemp(path.join(tmpdir(), 'objects-')))
  return {
    brand: MAIN_BRAND,
    locale: 'de',
    scope: { merchantUuids: [] },
    origin: 'http://localhost:3000',
    mailOrigin: 'http://localhost:3000',
    actor: { kind: 'VISITOR' },
    anonymousId: null,
    deviceToken: null,
    idempotencyKey: null,
    clientNetwork: '203.0.113.7',
    deps: {
      index: await openVehicleIndex(database),
      places: placesTable(places),
      content: fileContent(),
      accessories: demoAccessories(),
      vehicleLookup: stockVehicleLookup((hsn, tsn) => findByKeyNumbers(database.read, hsn, tsn)),
      read: database.read,
      // Nobody is in checkout; who is, tests of the shop itself show.
      reservations: { byOther: () => null },
      writer: database,
      tokens: signedSessionTokens(TEST_SECRET),
      botCheck: altchaBotCheck(TEST_SECRET, (key, expiresAt) => spendBotCheck(database, key, expiresAt)),
      payments: await paymentsOf(
        database,
        { paymentProvider: 'simulator', stripe: undefined },
        TEST_SECRET,
        (_, error) => {
          throw error
        },
      ),
      banking: { chosen: null },
      secretBox: aesSecretBox([TEST_SECRET]),
      uploads: { objects, files: fileReader(), images: imagePipeline(objects) },
    },
  }
}
