import { BODY_COLORS, type BodyColor } from '#domain/vehicle/body-color.ts'
import type { Random } from './random.ts'

export interface Paint {
  readonly bodyColor: BodyColor
  readonly colorName: string
  readonly metallic: boolean
}

/** How often a colour is seen, and what it is called; names of ours, each ending in a word that tells the colour. */
const PAINTS: Readonly<Record<BodyColor, readonly [share: number, plain: string, names: string]>> = {
  BLACK: [25, 'Schwarz', 'Basaltschwarz|Nachtschwarz|Tuscheschwarz'],
  GREY: [26, 'Grau', 'Schiefergrau|Zinkgrau|Nebelgrau|Anthrazit'],
  WHITE: [20, 'Weiß', 'Kreideweiß|Gletscherweiß|Perlweiß'],
  BLUE: [12, 'Blau', 'Fjordblau|Tintenblau|Abendblau'],
  SILVER: [9, 'Silber', 'Mondsilber|Kieselsilber'],
  RED: [8, 'Rot', 'Ziegelrot|Kirschrot|Granatrot'],
  GREEN: [3, 'Grün', 'Fichtengrün|Moosgrün|Salbeigrün'],
  BROWN: [1.6, 'Braun', 'Kastanienbraun|Nussbraun'],
  BEIGE: [1.4, 'Beige', 'Dünenbeige|Haferbeige'],
  ORANGE: [1.4, 'Orange', 'Glutorange|Herbstorange'],
  YELLOW: [1.2, 'Gelb', 'Rapsgelb|Ginstergelb'],
  GOLD: [0.6, 'Gold', 'Weizengold|Messinggold'],
  PURPLE: [0.6, 'Violett', 'Pflaumenviolett|Beerenviolett'],
  PINK: [0.4, 'Pink', 'Malvenrosa|Fuchsienpink'],
}

/** The paint of a car; dear names are mostly metallic. */
export function paintOf(random: Random): Paint {
  const bodyColor = random.weighted(BODY_COLORS, (color) => PAINTS[color][0])
  const [, plain, names] = PAINTS[bodyColor]
  if (random.chance(0.3)) return { bodyColor, colorName: plain, metallic: false }
  const metallic = random.chance(0.8)
  return { bodyColor, colorName: `${random.pick(names.split('|'))}${metallic ? ' Metallic' : ''}`, metallic }
}
