import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { Database } from '#database/connection.ts'
import { MAIN_BRAND } from '#domain/brand.ts'
import { imageUrl, isSymbolic } from '#domain/images.ts'
import { mailOrigin } from '#domain/mail-origin.ts'
import { googleFile } from '#feeds/listings/google.ts'
import type { Listing, ListingDealer } from '#feeds/listings/listing.ts'
import { metaFile } from '#feeds/listings/meta.ts'
import { mobileDeArchive } from '#feeds/mobilede/write-archive.ts'
import { mobileDeFile } from '#feeds/mobilede/write-file.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import type { Places } from '#services/places/port.ts'
import { listBrands } from '#use-cases/brand/brands.ts'
import type { ExportingDealer, OfferedVehicle, StockExport } from '#use-cases/dealer-api/export-stock.ts'
import type { Config } from '../config.ts'
import { publicAddresses } from '../public-addresses.ts'
import type { WebEnv } from '../web-env.ts'

export interface ExportDeps {
  readonly database: Pick<Database, 'read'>
  readonly config: Parameters<typeof publicAddresses>[0] & Pick<Config, 'production'>
  readonly objects: Pick<ObjectStore, 'get'>
  readonly places: Pick<Places, 'zip'>
}

interface ExportFile {
  readonly type: string
  readonly name: string
  readonly body: Readable
}

type Export = (stock: StockExport, deps: ExportDeps) => Promise<ExportFile> | ExportFile

/** The files in which a dealer's stock can be fetched, by the last part of their address. */
const EXPORTS: Readonly<Record<string, Export>> = {
  mobilede: ({ vehicles, vatCodeOne }) => ({
    ...{ type: 'text/csv; charset=iso-8859-15; header=present', name: 'mobilede.csv' },
    body: Readable.from(mobileDeFile(vehicles, vatCodeOne)),
  }),
  'mobilede.zip': ({ vehicles, vatCodeOne }, { objects }) => ({
    ...{ type: 'application/zip', name: 'mobilede.zip' },
    body: mobileDeArchive({ vehicles, vatCodeOne, photograph: (key) => objects.get(`photographs/${key}`) }),
  }),
  google: async (stock, deps) => ({
    ...{ type: 'text/csv; charset=utf-8; header=present', name: 'google-vehicle-listings.csv' },
    body: Readable.from(googleFile(await listingDealer(stock, deps), await listingsOf(stock, deps))),
  }),
  meta: async (stock, deps) => ({
    ...{ type: 'text/csv; charset=utf-8; header=present', name: 'meta-catalogue.csv' },
    body: Readable.from(metaFile(await listingDealer(stock, deps), await listingsOf(stock, deps))),
  }),
}

export function exportNamed(name: string): Export | undefined {
  return Object.hasOwn(EXPORTS, name) ? EXPORTS[name] : undefined
}

export function fileResponse(c: Context<WebEnv>, { type, name, body }: ExportFile): Response {
  return c.body(Readable.toWeb(body) as ReadableStream, 200, {
    ...{ 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"`, 'Cache-Control': 'no-store' },
  })
}

async function listingDealer({ dealer }: StockExport, { places }: ExportDeps): Promise<ListingDealer> {
  return { ...dealer, region: (await places.zip(dealer.zip))?.state ?? null }
}

/** The listings of a dealer; none where the shop does not show the dealer, because their links would lead nowhere. */
async function listingsOf({ dealer, vehicles }: StockExport, deps: ExportDeps): Promise<AsyncIterable<Listing>> {
  const origin = await storefrontOf(dealer, deps)
  async function* listings() {
    if (dealer.isShown) for await (const vehicle of vehicles) yield listingOf(vehicle, origin)
  }
  return listings()
}

function listingOf({ path, pictures, ...vehicle }: OfferedVehicle, origin: string): Listing {
  const photographs = pictures.filter((key) => !isSymbolic(key))
  return { ...vehicle, link: origin + path, pictures: photographs.map((key) => origin + imageUrl(key, 1024)) }
}

/** The dealer's own storefront, the one with the fewest dealers; without one the main site. */
async function storefrontOf({ uuid }: ExportingDealer, { database, config }: ExportDeps): Promise<string> {
  const brands = await listBrands(database.read)
  const [own = MAIN_BRAND] = brands
    .filter(({ merchantUuids }) => merchantUuids.includes(uuid))
    .toSorted((one, other) => one.merchantUuids.length - other.merchantUuids.length)
  return mailOrigin(own, brands, publicAddresses(config))
}
