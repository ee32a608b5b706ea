import type { ReadHandle } from '#database/handles.ts'
import { type Brand, MAIN_BRAND } from '#domain/brand.ts'
import { mailOrigin } from '#domain/mail-origin.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { listBrands } from '../../brand/brands.ts'
import { readOwnBrand } from '../../brand/own-brand.ts'

/** Who sends a newsletter: a dealer to the readers of its own storefront, or the platform to those of the main site. */
export interface NewsletterSender {
  readonly kind: 'found'
  readonly brand: Brand
  /** Where links of its mails lead. */
  readonly origin: string
  /** Name and address, as the mail states them; of the platform its name alone, its legal notice has the rest. */
  readonly lines: readonly string[]
}

/** Refused: NOT_FOUND for a dealer without a storefront of its own, who has no readers. */
export async function readSender(
  read: ReadHandle,
  mainOrigin: string,
  merchantId: number | null,
): Promise<NewsletterSender | Refused> {
  if (merchantId === null) return { kind: 'found', brand: MAIN_BRAND, origin: mainOrigin, lines: [MAIN_BRAND.name] }
  const [brands, own] = await Promise.all([listBrands(read), readOwnBrand(read, merchantId)])
  const merchant = await read
    .selectFrom('merchants')
    .select(['name', 'street', 'zip', 'city'])
    .where('id', '=', merchantId)
    .executeTakeFirst()
  const brand = brands.find(({ slug }) => slug === own?.slug)
  if (!merchant || !brand) return refused('NOT_FOUND')
  const { protocol, hostname, port } = new URL(mainOrigin)
  return {
    ...{ kind: 'found', brand, origin: mailOrigin(brand, brands, { protocol, mainHost: hostname, port }) },
    lines: [merchant.name, merchant.street ?? '', `${merchant.zip} ${merchant.city}`].filter(Boolean),
  }
}

/** Refuses whoever may not write, or with `isSending` not send, the newsletters of this sender. */
export function authorizeNewsletter(
  actor: DealerAreaActor,
  merchantId: number | null,
  isSending = false,
): Refused | undefined {
  const area = merchantId === null ? 'platform-newsletters' : 'newsletters'
  return authorize(actor, `${area}.${isSending ? 'send' : 'change'}`, merchantId, new Date())
}
