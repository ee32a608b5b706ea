import { type BrandLook, USUAL_LOOK } from './look.ts'

type Tokens = Readonly<Record<string, string>>

const LETTERING: Readonly<Record<NonNullable<BrandLook['lettering']>, Tokens>> = {
  plain: {},
  wide: {
    ...{ 'head-weight': '700', 'stretch-wide': '125%', 'brand-weight': '700' },
    ...{ 'text-4xl': 'clamp(2.125rem, 1.2rem + 3.6vw, 4.25rem)' },
  },
  serif: {
    'font-head': 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif',
    ...{ 'head-weight': '500', 'stretch-wide': '100%', 'brand-weight': '500', 'brand-stretch': '100%' },
    ...{ 'text-4xl': 'clamp(2.125rem, 1.6rem + 2.2vw, 3.5rem)' },
  },
  slender: {
    ...{ 'head-weight': '400', 'stretch-wide': '100%', 'brand-weight': '500', 'brand-stretch': '100%' },
    ...{
      'text-3xl': 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
      'text-4xl': 'clamp(2.125rem, 1.6rem + 2.4vw, 3.625rem)',
    },
  },
}

/** Light enough that every text colour stays readable on it; tested with each demo brand's colour. */
export const GROUND_COLORS: Readonly<Record<NonNullable<BrandLook['ground']>, Tokens>> = {
  white: {},
  warm: {
    ...{ paper: '#fcf9f3', card: '#ffffff', mist: '#f4eee2', 'mist-2': '#eae2d2', hairline: '#ddd4c3' },
    'drawn-tint': '#fff8e9',
  },
  cool: {
    ...{ paper: '#f7f9fc', card: '#ffffff', mist: '#eaf0f6', 'mist-2': '#dde6ef', hairline: '#cbd6e2' },
    'drawn-tint': '#f5fafe',
  },
}

const BUTTON_FORMS: Readonly<Record<NonNullable<BrandLook['buttons']>, Tokens>> = {
  plain: {},
  round: { 'radius-button': '10rem' },
}

/** The design tokens behind a look's variants. */
export function lookTokens(look: BrandLook): Tokens {
  const { lettering, ground, buttons } = { ...USUAL_LOOK, ...look }
  return { ...LETTERING[lettering], ...GROUND_COLORS[ground], ...BUTTON_FORMS[buttons] }
}
