import type { Accessory, Words } from '#domain/accessory/accessory.ts'

/** A product before it has a number, with what most of them share left out. */
export type Draft = Pick<
  Accessory,
  'categoryId' | 'title' | 'description' | 'specification' | 'unitPrice' | 'producer' | 'articleNumber' | 'picture'
> &
  Partial<Accessory>

/** The same in both languages where it is a name or a figure. */
export function words(de: string, en: string = de): Words {
  return { de, en }
}

/** A row of the specification; the value is given once where it reads the same in both languages. */
export function row(label: Words, de: string, en: string = de): Accessory['specification'][number] {
  return { label, value: { de, en } }
}

/** 1234.5 as people write it in each language. */
export function figure(value: number, unit: string): [de: string, en: string] {
  const write = (locale: string) => `${value.toLocaleString(locale)} ${unit}`
  return [write('de-DE'), write('en-GB')]
}

/** The motif and colour that a picture is drawn from. */
export function picture(motif: string, colour: string): string {
  return `drawn/accessory.${motif}.${colour}`
}

export const LABELS = {
  colour: words('Farbe', 'Colour'),
  material: words('Material', 'Material'),
  weight: words('Gewicht', 'Weight'),
  load: words('Zuladung', 'Maximum load'),
  size: words('Größe', 'Size'),
  volume: words('Volumen', 'Volume'),
  length: words('Länge', 'Length'),
  standard: words('Norm', 'Standard'),
  power: words('Leistung', 'Power'),
  contents: words('Inhalt', 'Contents'),
  scope: words('Lieferumfang', 'Included'),
} as const

export const COLOURS = {
  black: words('Schwarz', 'Black'),
  grey: words('Grau', 'Grey'),
  silver: words('Silber', 'Silver'),
  white: words('Weiß', 'White'),
  blue: words('Blau', 'Blue'),
  red: words('Rot', 'Red'),
  green: words('Grün', 'Green'),
  beige: words('Beige', 'Beige'),
  yellow: words('Gelb', 'Yellow'),
  orange: words('Orange', 'Orange'),
} as const
export type Colour = keyof typeof COLOURS
