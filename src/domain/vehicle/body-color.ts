/** The fourteen body colours of a search, in the order in which they are offered. */
export const BODY_COLORS = [
  'BEIGE',
  'BLACK',
  'BLUE',
  'BROWN',
  'GOLD',
  'GREEN',
  'GREY',
  'ORANGE',
  'PINK',
  'PURPLE',
  'RED',
  'SILVER',
  'WHITE',
  'YELLOW',
] as const
export type BodyColor = (typeof BODY_COLORS)[number]

/** German and English names and the usual paint words. Türkis is left out on purpose: it may be blue or green. */
const WORDS: Record<BodyColor, string> = {
  BEIGE: 'beige sand champagner champagne elfenbein ivory creme cream',
  BLACK: 'schwarz black onyx obsidian',
  BLUE: 'blau blue marine navy azur indigo',
  BROWN: 'braun brown bronze mokka mocha kupfer copper kastanie',
  GOLD: 'gold golden',
  GREEN: 'grün gruen green oliv olive',
  GREY: 'grau grey gray anthrazit anthracite graphit graphite',
  ORANGE: 'orange',
  PINK: 'pink rosa rose magenta',
  PURPLE: 'violett lila purple violet aubergine',
  RED: 'rot red bordeaux weinrot rubin karmin burgund',
  SILVER: 'silber silver titan aluminium',
  WHITE: 'weiß weiss white perlweiß alpinweiß',
  YELLOW: 'gelb yellow',
}

const COLOR_OF_WORD = new Map<string, BodyColor>(
  BODY_COLORS.flatMap((color) => WORDS[color].split(' ').map((word): [string, BodyColor] => [word, color])),
)

// German compounds carry the colour at their end ("dunkelblau", "Tornadorot"). No word ends with a word of another colour.
const ENDINGS = [...COLOR_OF_WORD]

/**
 * The colour code of a free colour name, or null when it names none or is ambiguous ("Türkis").
 * Of several words the last that names a colour decides: "Schwarz-Grau" is grey, "Blue Black" black.
 */
export function bodyColorOfName(name: string): BodyColor | null {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  for (const word of words.toReversed()) {
    const color = COLOR_OF_WORD.get(word) ?? ENDINGS.find(([ending]) => word.endsWith(ending))?.[1]
    if (color) return color
  }
  return null
}

/** Whether a free colour name says that the paint is metallic. */
export function namesMetallicPaint(name: string): boolean {
  return /metall?ic|perleffekt|\bmet\b/iu.test(name)
}
