import type { Updateable } from 'kysely'
import type { z } from 'zod'
import type { WriteHandle } from '#database/handles.ts'
import type { Tables } from '#database/tables.ts'
import { CONTENT_KEYS } from '#domain/brand-look/content-keys.ts'
import { type BrandLook, type BrandPerson, USUAL_LOOK } from '#domain/brand-look/look.ts'
import {
  LookInput,
  NavigationInput,
  pageField,
  PeopleInput,
  PERSON_PLACES,
  personFields,
  SECTION_FIELDS,
} from '#domain/merchant/look-input.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { readOwnBrand } from '../brand/own-brand.ts'
import { checkedPart, shown, shownCheck } from './part.ts'

/** How a merchant's own storefront looks beside its colour, and its claim. */
export const lookPart = checkedPart(
  LookInput,
  async (handle, merchantId) => {
    const brand = await readOwnBrand(handle, merchantId)
    const { car, mark, ...variants } = { ...USUAL_LOOK, ...brand?.look }
    const [carBody = '', carColor = ''] = car.split('.')
    return {
      ...{ claimDe: shown(brand?.claim?.de), claimEn: shown(brand?.claim?.en) },
      ...{ ...variants, carBody, carColor },
      ...{ motif: shown(mark?.motif), frame: mark?.frame ?? 'none' },
    }
  },
  async (handle, merchantId, input) => {
    const { look, claim } = enteredLook(input)
    return change(handle, merchantId, { look: JSON.stringify(look), claim: claim && JSON.stringify(claim) })
  },
)

/** Whom customers meet; their pictures are uploaded each for itself. Another name in a place is another person: without the picture. */
export const peoplePart = checkedPart(
  PeopleInput,
  async (handle, merchantId) => {
    const people = (await readOwnBrand(handle, merchantId))?.people ?? []
    const rows = PERSON_PLACES.flatMap((place) => {
      const [fields, person] = [personFields(place), people[place - 1]]
      return [
        [fields.name, shown(person?.name)] as const,
        ...([[fields.roleDe, shown(person?.role.de)] as const, [fields.roleEn, shown(person?.role.en)]] as const),
        [fields.phone, shown(person?.phone)] as const,
        [fields.languages, shown(person?.languages?.join(', '))] as const,
      ]
    })
    return Object.fromEntries(rows)
  },
  async (handle, merchantId, input) => {
    const before = (await readOwnBrand(handle, merchantId))?.people ?? []
    return change(handle, merchantId, { people: JSON.stringify(enteredPeople(input, before)) })
  },
)

/** What the form of the look says: the variants, and the claim in both languages. */
export function enteredLook(input: z.output<typeof LookInput>) {
  const { carBody, carColor, motif, frame, claimDe, claimEn, ...variants } = input
  const mark = motif === null ? {} : { mark: { motif, frame } }
  const look: BrandLook = { ...variants, car: `${carBody}.${carColor}`, ...mark }
  return { look, claim: claimDe === null || claimEn === null ? null : { de: claimDe, en: claimEn } }
}

/** The people of the form, each with the picture of the same person before. */
export function enteredPeople(input: z.output<typeof PeopleInput>, before: readonly BrandPerson[]): BrandPerson[] {
  return input.map(({ place, ...person }) => {
    const was = before[place - 1]
    return { ...person, ...(was?.picture && was.name === person.name ? { picture: was.picture } : {}) }
  })
}

/** The sections of its header, and the pages that its service column names. */
export const navigationPart = checkedPart(
  NavigationInput,
  async (handle, merchantId) => {
    const brand = await readOwnBrand(handle, merchantId)
    const sections = SECTION_FIELDS.map((field, index) => [field, shown(brand?.sections?.[index])] as const)
    const pages = CONTENT_KEYS.map(
      (key) => [pageField(key), shownCheck(brand?.content_keys?.includes(key) ?? false)] as const,
    )
    return Object.fromEntries([...sections, ...pages])
  },
  async (handle, merchantId, { sections, contentKeys }) =>
    change(handle, merchantId, {
      sections: sections.length === 0 ? null : sections,
      content_keys: contentKeys.length === 0 ? null : contentKeys,
    }),
)

/** Refused: NOT_FOUND without a storefront of its own. */
async function change(
  handle: WriteHandle,
  merchantId: number,
  values: Updateable<Tables['brands']>,
): Promise<Refused | undefined> {
  const brand = await readOwnBrand(handle, merchantId)
  if (!brand) return refused('NOT_FOUND')
  await handle.updateTable('brands').set(values).where('slug', '=', brand.slug).execute()
  return undefined
}
