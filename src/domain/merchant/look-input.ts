import { z } from 'zod'
import { optionalChoice, optionalLine, phone } from '../account/fields.ts'
import { CONTENT_KEYS } from '../brand-look/content-keys.ts'
import { CAR_COLORS, MAX_PEOPLE } from '../brand-look/look.ts'
import { LOOK_FIELDS } from '../brand-look/look-fields.ts'
import { languageCodes } from '../brand-look/languages.ts'
import { FRAMES, type FrameName } from '../brand-look/mark-frames.ts'
import { type Motif, MOTIFS } from '../brand-look/mark-motifs.ts'
import { BRAND_SECTIONS } from '../brand-look/sections.ts'
import { DRAWN_BODIES } from '../vehicle/symbol-pictures.ts'

const MAX_CLAIM = 90

export const MOTIF_NAMES = Object.keys(MOTIFS) as [Motif, ...Motif[]]
export const FRAME_NAMES = Object.keys(FRAMES) as [FrameName, ...FrameName[]]

/** How a storefront looks beside its colour: variants that are known to work together, and what it stands for. */
export const LookInput = z
  .object({
    ...LOOK_FIELDS,
    ...{ motif: optionalChoice(MOTIF_NAMES), frame: z.enum(FRAME_NAMES) },
    ...{ carBody: z.enum(DRAWN_BODIES), carColor: z.enum(CAR_COLORS) },
    ...{ claimDe: optionalLine(MAX_CLAIM), claimEn: optionalLine(MAX_CLAIM) },
  })
  .refine(({ claimDe, claimEn }) => claimDe === null || claimEn !== null, { path: ['claimEn'], error: 'REQUIRED' })
  .refine(({ claimDe, claimEn }) => claimEn === null || claimDe !== null, { path: ['claimDe'], error: 'REQUIRED' })

export const SECTION_FIELDS = ['section1', 'section2', 'section3', 'section4', 'section5'] as const
const section = optionalChoice(BRAND_SECTIONS)
const isShown = z.preprocess((value) => value === 'yes', z.boolean())

/** Sections of the header in their order, and the pages of the service column. None chosen: the usual ones. */
export const NavigationInput = z
  .object({
    ...{ section1: section, section2: section, section3: section, section4: section, section5: section },
    ...(Object.fromEntries(CONTENT_KEYS.map((key) => [pageField(key), isShown])) as Record<PageField, typeof isShown>),
  })
  .transform(({ section1, section2, section3, section4, section5, ...pages }) => ({
    sections: [...new Set([section1, section2, section3, section4, section5].filter((each) => each !== null))],
    contentKeys: CONTENT_KEYS.filter((key) => pages[pageField(key)]),
  }))

type PageField = `page-${(typeof CONTENT_KEYS)[number]}`

export function pageField(key: (typeof CONTENT_KEYS)[number]): PageField {
  return `page-${key}`
}

/** The fields of somebody in the list, by their place from 1. */
export function personFields(place: number) {
  const field = (name: string) => `person${place}${name}`
  return {
    ...{ name: field('Name'), roleDe: field('RoleDe'), roleEn: field('RoleEn'), phone: field('Phone') },
    languages: field('Languages'),
  }
}

export const PERSON_PLACES = Array.from({ length: MAX_PEOPLE }, (_, index) => index + 1)

const text = optionalLine(60)
/** As one text again, like the other fields. */
const spoken = languageCodes.transform((codes) => codes && codes.join(' '))
const shape: Readonly<Record<string, z.ZodType<string | null>>> = Object.fromEntries(
  PERSON_PLACES.flatMap((place) => {
    const { name, roleDe, roleEn, phone: number, languages } = personFields(place)
    return [
      ...([[name, text] as const, [roleDe, text] as const, [roleEn, text] as const, [number, phone] as const] as const),
      [languages, spoken] as const,
    ]
  }),
)
/** Whom customers meet, in their order. A place is empty, or has a name and what this person does in both languages. */
export const PeopleInput = z.object(shape).transform((values, context) =>
  PERSON_PLACES.flatMap((place) => {
    const fields = personFields(place)
    const [name, de, en] = [values[fields.name], values[fields.roleDe], values[fields.roleEn]]
    const [number, languages] = [values[fields.phone], values[fields.languages]]
    if (name && de && en)
      return [
        {
          ...{ place, name, role: { de, en } },
          ...(number ? { phone: number } : {}),
          ...(languages ? { languages: languages.split(' ') } : {}),
        },
      ]
    if (name || de || en || number || languages)
      for (const field of [fields.name, fields.roleDe, fields.roleEn])
        if (!values[field]) context.addIssue({ code: 'custom', path: [field], message: 'REQUIRED' })
    return []
  }),
)
