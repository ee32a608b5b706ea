import { createHash } from 'node:crypto'
import type { Database } from '#database/connection.ts'
import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import { logoAddress, logoObject, MAX_LOGO_BYTES } from '#domain/brand-look/logo.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { UploadProblem } from '#domain/upload/upload.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import type { FileReader } from '#services/uploads/port.ts'
import { readOwnBrand } from '../brand/own-brand.ts'
import { audited } from '../dealer-area/audited.ts'

export interface LogoDeps {
  readonly database: Database
  readonly objects: ObjectStore
  readonly files: Pick<FileReader, 'readPicture'>
}

export interface LogoChange {
  readonly merchantUuid: string
  /** A JPEG, PNG or WebP; null takes the logo away, so that the drawn mark is shown again. */
  readonly file: Uint8Array | null
}

/** The address of the logo of this merchant's own storefront, null for its drawn mark; undefined where it has no storefront. */
export async function readLogo(read: ReadHandle, merchantUuid: string): Promise<string | null | undefined> {
  return (await storefrontOf(read, merchantUuid))?.logo_url
}

/**
 * Gives a merchant's own storefront a logo, or takes it away. Refused: as by `authorize`; NOT_FOUND without a storefront. A file that is
 * not accepted changes nothing.
 */
export async function changeLogo(
  { database, objects, files }: LogoDeps,
  actor: StaffActor,
  { merchantUuid, file }: LogoChange,
): Promise<{ readonly kind: 'done'; readonly problem?: UploadProblem } | Refused> {
  const brand = await storefrontOf(database.read, merchantUuid)
  if (!brand) return refused('NOT_FOUND')
  const { merchantId, slug, logo_url: before } = brand
  const refusal = authorize(actor, 'merchant.change', merchantId, new Date())
  if (refusal) return refusal
  const address = file && (await storeLogo({ objects, files }, file))
  if (address !== null && logoObject(address) === undefined) return { kind: 'done', problem: address as UploadProblem }
  return audited(database, actor, {
    allow: async () => ({ kind: 'allowed', merchantId, before: { logo: before }, after: { logo: address } }),
    entry: { operation: 'change-logo', subject: `merchant ${merchantId}` },
    change: async (handle) => {
      await handle.updateTable('brands').set({ logo_url: address }).where('slug', '=', slug).execute()
      return { kind: 'done' as const }
    },
  })
}

/** The address, or what is wrong with the file. */
async function storeLogo({ objects, files }: Pick<LogoDeps, 'objects' | 'files'>, file: Uint8Array): Promise<string> {
  if (file.length === 0) return 'EMPTY_FILE' satisfies UploadProblem
  if (file.length > MAX_LOGO_BYTES) return 'TOO_LARGE' satisfies UploadProblem
  const picture = await files.readPicture(file)
  if (typeof picture === 'string') return picture
  const address = logoAddress(createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32))
  await objects.put(logoObject(address)!, picture.bytes)
  return address
}

/** Undefined for a merchant without a storefront of its own. */
async function storefrontOf(read: SelectHandle, merchantUuid: string) {
  const merchant = await read
    .selectFrom('merchants as m')
    .select('m.id')
    .where((eb) => eb(eb.cast<string>('m.uuid', 'text'), '=', merchantUuid.toLowerCase()))
    .executeTakeFirst()
  const brand = merchant && (await readOwnBrand(read, merchant.id))
  return brand && { slug: brand.slug, logo_url: brand.logo_url, merchantId: merchant.id }
}
