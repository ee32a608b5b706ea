import { type BrandLook, CAR_COLORS, LOOK_VARIANTS, USUAL_LOOK } from '#domain/brand-look/look.ts'
import { GROUND_COLORS } from '#domain/brand-look/look-tokens.ts'
import { type MarkShape, markShapes } from '#domain/brand-look/mark.ts'
import { BRAND_SECTIONS } from '#domain/brand-look/sections.ts'
import { SHOP_COLOR } from '#domain/brand-look/shop-color.ts'
import type { ShopPicture } from '#domain/brand-look/shop-picture.ts'
import { imageUrl } from '#domain/images.ts'
import type { Locale } from '#domain/locale.ts'
import { FRAME_NAMES, MOTIF_NAMES, PERSON_PLACES, personFields, SECTION_FIELDS } from '#domain/merchant/look-input.ts'
import type { SettingsPart } from '#domain/merchant/settings-parts.ts'
import { DRAWN_BODIES } from '#domain/vehicle/symbol-pictures.ts'
import { sectionChoiceTexts } from '#messages/dealer-shop-look.ts'
import { readColor } from './color-contrast.ts'

/** A sketch of a storefront's home page. */
export interface ShopPreviewView {
  readonly name: string
  /** `#rrggbb`. */
  readonly color: string
  /** Pixels. */
  readonly radius: number
  readonly header: NonNullable<BrandLook['header']>
  readonly hero: NonNullable<BrandLook['hero']>
  readonly lettering: NonNullable<BrandLook['lettering']>
  /** Colours of the page and of its tinted areas. */
  readonly ground: { readonly paper: string; readonly mist: string }
  readonly claim: string
  readonly sections: readonly string[]
  readonly people: readonly string[]
  readonly mark: readonly MarkShape[]
  /** The same on a ground in the shop's colour. */
  readonly inverted: readonly MarkShape[]
  /** Address of the uploaded logo; null for the drawn mark. */
  readonly logo: string | null
  readonly picture: { readonly src: string; readonly isPhotograph: boolean }
}

interface PartRow {
  readonly part: SettingsPart
  readonly values: readonly { readonly name: string; readonly value: string }[]
}

interface Previewed {
  readonly merchant: string
  readonly parts: readonly PartRow[]
  readonly pictures: readonly ShopPicture[]
}

const PAPER = { paper: '#ffffff', mist: '#f2f4f5' }
/** The most people who fit into the sketch. */
const SHOWN_PEOPLE = 3

/** The shop as these parts of the settings describe it; an invalid value counts as none. */
export function shopPreviewOf({ merchant, parts, pictures }: Previewed, locale: Locale): ShopPreviewView {
  const values = Object.fromEntries(
    parts.flatMap(({ values: rows }) => rows.map(({ name, value }) => [name, value.trim()] as const)),
  )
  const [name, color] = [values.brandName || merchant, readColor(values.brand ?? '') ?? SHOP_COLOR]
  const motif = oneOf(MOTIF_NAMES, values.motif)
  const shop = { slug: values.slug ?? '', name, color }
  const mark = { ...shop, ...(motif ? { mark: { motif, frame: oneOf(FRAME_NAMES, values.frame) ?? 'none' } } : {}) }
  const [body, paint] = [oneOf(DRAWN_BODIES, values.carBody) ?? 'coupe', oneOf(CAR_COLORS, values.carColor) ?? 'green']
  const photograph = pictures.find(({ slot }) => slot === 'hero')?.picture
  return {
    ...{
      name,
      color,
      radius: Number(values.radius || '4'),
      claim: (locale === 'de' ? values.claimDe : values.claimEn) ?? '',
    },
    header: oneOf(LOOK_VARIANTS.header, values.header) ?? USUAL_LOOK.header,
    hero: oneOf(LOOK_VARIANTS.hero, values.hero) ?? USUAL_LOOK.hero,
    lettering: oneOf(LOOK_VARIANTS.lettering, values.lettering) ?? USUAL_LOOK.lettering,
    ground: { ...PAPER, ...GROUND_COLORS[oneOf(LOOK_VARIANTS.ground, values.ground) ?? USUAL_LOOK.ground] },
    sections: sectionsOf(values, locale),
    people: PERSON_PLACES.flatMap((place) => values[personFields(place).name] || []).slice(0, SHOWN_PEOPLE),
    ...{ mark: markShapes(mark), inverted: markShapes({ ...mark, isInverted: true }) },
    logo: pictures.find(({ slot }) => slot === 'logo')?.picture ?? null,
    picture: photograph
      ? { src: imageUrl(photograph, 512, '16x10'), isPhotograph: true }
      : { src: imageUrl(`drawn/${body}.${paint}.double.side`, 512, '16x10'), isPhotograph: false },
  }
}

/** The names of the chosen sections; where none is chosen, of all. */
function sectionsOf(values: Readonly<Record<string, string>>, locale: Locale): string[] {
  const chosen = SECTION_FIELDS.flatMap((field) => oneOf(BRAND_SECTIONS, values[field]) ?? [])
  const names = chosen.length > 0 ? chosen : BRAND_SECTIONS.filter((name) => name !== 'dealers')
  return [...new Set(names)].map((name) => sectionChoiceTexts[`section1.${name}`]?.[locale] ?? name)
}

function oneOf<const T extends string>(names: readonly T[], value: string | undefined): T | undefined {
  return names.find((name) => name === value)
}
