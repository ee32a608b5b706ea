import type { ReadHandle } from '#database/handles.ts'
import type { Brand } from '#domain/brand.ts'
import { checked } from '#domain/field-problem.ts'
import { BrandInput } from '#domain/merchant/brand-input.ts'
import { LookInput, NavigationInput, PeopleInput } from '#domain/merchant/look-input.ts'
import type { PartValues, SettingsPart } from '#domain/merchant/settings-parts.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { readOwnBrand } from '../brand/own-brand.ts'
import { enteredTokens } from './brand-part.ts'
import { enteredLook, enteredPeople } from './look-parts.ts'

/** What a part of the settings makes of the storefront, without storing it. */
type ShopLook = Partial<Pick<Brand, 'name' | 'tokens' | 'look' | 'people'> & Clearable>

/** Null: cleared in the form, so that the storefront has none. */
interface Clearable {
  readonly claim: Brand['claim'] | null
  readonly sections: Brand['sections'] | null
  readonly contentKeys: Brand['contentKeys'] | null
}

interface Sealed {
  readonly slug: string
  readonly look: ShopLook
  readonly until: number
}

const PURPOSE = 'look of a storefront'
const VALID_MS = 60 * 60_000

interface LookDeps {
  readonly read: ReadHandle
  readonly secretBox: SecretBox
}

/**
 * A key with which a storefront shows itself for an hour as these values would make it; they are in the key, and nothing is stored.
 * Refused as by `authorize`; NOT_FOUND without a storefront; INVALID_INPUT.
 */
export async function previewShopLook(
  { read, secretBox }: LookDeps,
  actor: DealerAreaActor,
  {
    merchantId,
    part,
    values,
  }: { readonly merchantId: number; readonly part: SettingsPart; readonly values: PartValues },
): Promise<{ readonly kind: 'done'; readonly slug: string; readonly key: string } | Refused> {
  const now = new Date()
  const refusal = authorize(actor, 'merchant.change', merchantId, now)
  if (refusal) return refusal
  const brand = await readOwnBrand(read, merchantId)
  if (!brand) return refused('NOT_FOUND')
  const look = enteredShopLook(part, values, brand.people)
  if ('kind' in look) return look
  const sealed: Sealed = { slug: brand.slug, look, until: now.getTime() + VALID_MS }
  return { kind: 'done', slug: brand.slug, key: secretBox.seal(JSON.stringify(sealed), PURPOSE).toString('base64url') }
}

/** The look of a key for the storefront it was made for; undefined for any other, and an hour later. */
export function openShopLook(secretBox: SecretBox, slug: string, key: string, now: Date): ShopLook | undefined {
  try {
    const sealed = JSON.parse(secretBox.open(Buffer.from(key, 'base64url'), PURPOSE)) as Sealed
    return sealed.slug === slug && sealed.until > now.getTime() ? sealed.look : undefined
  } catch {
    return undefined // forged, cut short, or sealed with a key that is no longer known
  }
}

/** The storefront as the look makes it, without what the look clears. */
export function withShopLook<Shown extends Brand>(brand: Shown, look: ShopLook): Shown {
  const changed = Object.entries({ ...brand, ...look })
  return Object.fromEntries(changed.filter(([name, value]) => value !== null || !isCleared(name))) as Shown
}

function isCleared(name: string): boolean {
  return name === 'claim' || name === 'sections' || name === 'contentKeys'
}

function enteredShopLook(part: SettingsPart, values: PartValues, before: Brand['people'] = []): ShopLook | Refused {
  if (part === 'BRAND') {
    const input = checked(BrandInput, values)
    return input.ok ? { name: input.value.brandName, tokens: enteredTokens(input.value) } : invalid(input.problems)
  }
  if (part === 'LOOK') {
    const input = checked(LookInput, values)
    if (!input.ok) return invalid(input.problems)
    const { look, claim } = enteredLook(input.value)
    return { look, claim }
  }
  if (part === 'PEOPLE') {
    const input = checked(PeopleInput, values)
    return input.ok ? { people: enteredPeople(input.value, before) } : invalid(input.problems)
  }
  if (part !== 'NAVIGATION') return refused('NOT_FOUND')
  const input = checked(NavigationInput, values)
  if (!input.ok) return invalid(input.problems)
  const { sections, contentKeys } = input.value
  return {
    sections: sections.length > 0 ? sections : null,
    contentKeys: contentKeys.length > 0 ? contentKeys : null,
  }
}

function invalid(fields: Refused['fields']): Refused {
  return refused('INVALID_INPUT', fields ? { fields } : {})
}
