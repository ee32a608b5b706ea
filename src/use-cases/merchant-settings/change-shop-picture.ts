import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '#database/connection.ts'
import type { ReadHandle, SelectHandle, WriteHandle } from '#database/handles.ts'
import type { Tables } from '#database/tables.ts'
import { logoAddress, logoObject, MAX_LOGO_BYTES } from '#domain/brand-look/logo.ts'
import { personIndex, type ShopPicture, type ShopPictureSlot } from '#domain/brand-look/shop-picture.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { UPLOAD_LIMITS, type UploadProblem } from '#domain/upload/upload.ts'
import type { Images } from '#services/images/port.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import type { FileReader, LogoReader } from '#services/uploads/port.ts'
import { readOwnBrand } from '../brand/own-brand.ts'
import { audited } from '../dealer-area/audited.ts'
import { lockMerchant } from './change-part.ts'

export interface ShopPictureDeps {
  readonly database: Database
  readonly objects: ObjectStore
  readonly images: Pick<Images, 'add'>
  readonly files: Pick<FileReader, 'readPicture'> & LogoReader
}

export interface ShopPictureChange {
  readonly merchantUuid: string
  readonly slot: ShopPictureSlot
  /** A JPEG, PNG or WebP; null takes the picture away. */
  readonly file: Uint8Array | null
  /** Whom the form showed in the place of a person. */
  readonly name?: string | undefined
}

type BrandRow = Selectable<Tables['brands']>

/** The pictures of this merchant's own storefront, those of people in their order; undefined where it has no storefront. */
export async function readShopPictures(
  read: ReadHandle,
  merchantUuid: string,
): Promise<readonly ShopPicture[] | undefined> {
  const brand = (await storefrontOf(read, merchantUuid))?.brand
  if (!brand) return undefined
  return [
    { slot: 'logo', picture: brand.logo_url },
    { slot: 'hero', picture: brand.hero_picture },
    ...brand.people.map(
      ({ name, picture = null }, index): ShopPicture => ({ slot: `person-${index + 1}`, picture, name }),
    ),
  ]
}

/**
 * Gives a merchant's own storefront a picture, or takes it away. Refused: as by `authorize`; NOT_FOUND without a storefront or such a
 * person; CHANGED where somebody else has taken the person's place. A file that is not accepted changes nothing.
 */
export async function changeShopPicture(
  deps: ShopPictureDeps,
  actor: StaffActor,
  { merchantUuid, slot, file, name }: ShopPictureChange,
): Promise<{ readonly kind: 'done'; readonly problem?: UploadProblem } | Refused> {
  const { database, objects } = deps
  const found = await storefrontOf(database.read, merchantUuid)
  if (!found) return refused('NOT_FOUND')
  const { merchantId } = found
  const refusal = authorize(actor, 'merchant.change', merchantId, new Date())
  if (refusal) return refusal
  if (pictureOf(found.brand, slot) === undefined) return refused('NOT_FOUND')
  if (nameOf(found.brand, slot) !== name) return refused('CHANGED')
  const stored = file && (await store(deps, slot, file))
  if (stored && 'problem' in stored) return { kind: 'done', problem: stored.problem }
  const picture = stored?.picture ?? null
  let replaced: string | null | undefined
  const outcome = await audited(database, actor, {
    allow: async (handle) => {
      await lockMerchant(handle, merchantId)
      const brand = await readOwnBrand(handle, merchantId)
      replaced = brand && pictureOf(brand, slot)
      if (!brand || replaced === undefined) return refused('NOT_FOUND')
      if (nameOf(brand, slot) !== name) return refused('CHANGED')
      return { kind: 'allowed', merchantId, before: { [slot]: replaced }, after: { [slot]: picture }, brand }
    },
    entry: { operation: 'change-shop-picture', subject: `merchant ${merchantId}` },
    change: async (handle, { brand }) => {
      await setPicture(handle, brand, slot, picture)
      return { kind: 'done' as const }
    },
  })
  // Mails that were sent with a logo still show it for a while (`purge-logos.ts`).
  const object = outcome.kind === 'done' && slot === 'logo' && replaced ? logoObject(replaced) : undefined
  if (object) await objects.renew(object)
  return outcome
}

/** The stored picture, or what is wrong with the file. */
async function store(
  { objects, images, files }: Omit<ShopPictureDeps, 'database'>,
  slot: ShopPictureSlot,
  file: Uint8Array,
): Promise<{ readonly picture: string } | { readonly problem: UploadProblem }> {
  if (file.length === 0) return { problem: 'EMPTY_FILE' }
  if (file.length > maxBytes(slot)) return { problem: 'TOO_LARGE' }
  if (slot !== 'logo') {
    const read = await files.readPicture(file)
    if (typeof read === 'string') return { problem: read }
    const added = await images.add(read.bytes)
    return added ? { picture: added.key } : { problem: 'DAMAGED' }
  }
  const logo = await files.readLogo(file)
  if (typeof logo === 'string') return { problem: logo }
  const address = logoAddress(createHash('sha256').update(logo.bytes).digest('hex').slice(0, 32), logo.format)
  await objects.put(logoObject(address)!, logo.bytes)
  return { picture: address }
}

export function maxBytes(slot: ShopPictureSlot): number {
  return slot === 'logo' ? MAX_LOGO_BYTES : UPLOAD_LIMITS.PICTURE.maxBytes
}

/** Undefined for a person who is not in the list. */
function pictureOf(brand: BrandRow, slot: ShopPictureSlot): string | null | undefined {
  if (slot === 'logo') return brand.logo_url
  if (slot === 'hero') return brand.hero_picture
  const person = brand.people[personIndex(slot) ?? -1]
  return person && (person.picture ?? null)
}

/** Undefined for a picture that is no person's. */
function nameOf(brand: BrandRow, slot: ShopPictureSlot): string | undefined {
  return brand.people[personIndex(slot) ?? -1]?.name
}

async function setPicture(
  handle: WriteHandle,
  brand: BrandRow,
  slot: ShopPictureSlot,
  picture: string | null,
): Promise<void> {
  const at = personIndex(slot)
  const people = brand.people.map((person, index) => {
    if (index !== at) return person
    const { picture: _, ...rest } = person
    return picture === null ? rest : { ...rest, picture }
  })
  const values = slot === 'logo' ? { logo_url: picture } : { hero_picture: picture }
  await handle
    .updateTable('brands')
    .set(at === undefined ? values : { people: JSON.stringify(people) })
    .where('slug', '=', brand.slug)
    .execute()
}

/** Undefined for a merchant without a storefront of its own. */
async function storefrontOf(read: SelectHandle, merchantUuid: string) {
  const merchant = await read
    .selectFrom('merchants as m')
    .select('m.id')
    .where((eb) => eb(eb.cast<string>('m.uuid', 'text'), '=', merchantUuid.toLowerCase()))
    .executeTakeFirst()
  const brand = merchant && (await readOwnBrand(read, merchant.id))
  return brand && { brand, merchantId: merchant.id }
}
