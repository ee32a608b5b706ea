import type { Text } from './texts.ts'

/** Sections of a storefront's navigation; each of its places offers the same ones. */
const SECTIONS: readonly (readonly [string, Text])[] = [
  ['', { de: 'keiner', en: 'none' }],
  ['cars', { de: 'Auto kaufen', en: 'Buy a car' }],
  ['tradein', { de: 'Auto verkaufen', en: 'Sell a car' }],
  ['accessories', { de: 'Zubehör', en: 'Accessories' }],
  ['workshop', { de: 'Werkstatt', en: 'Workshop' }],
  ['dealers', { de: 'Händler', en: 'Dealers' }],
]

export const sectionChoiceTexts: Readonly<Record<string, Text>> = Object.fromEntries(
  [1, 2, 3, 4, 5].flatMap((place) => SECTIONS.map(([name, text]) => [`section${place}.${name}`, text])),
)

/** What a mark may show. */
export const motifTexts: Readonly<Record<string, Text>> = {
  'motif.leaf': { de: 'Blatt', en: 'leaf' },
  'motif.waves': { de: 'Wellen', en: 'waves' },
  'motif.peaks': { de: 'Gipfel', en: 'peaks' },
  'motif.bridge': { de: 'Brücke', en: 'bridge' },
  'motif.wheel': { de: 'Rad', en: 'wheel' },
  'motif.sail': { de: 'Segel', en: 'sail' },
  'motif.tower': { de: 'Turm', en: 'tower' },
  'motif.tree': { de: 'Baum', en: 'tree' },
  'motif.sun': { de: 'Sonne', en: 'sun' },
  'motif.star': { de: 'Stern', en: 'star' },
  'motif.bolt': { de: 'Blitz', en: 'bolt' },
  'motif.key': { de: 'Schlüssel', en: 'key' },
  'motif.drop': { de: 'Tropfen', en: 'drop' },
  'motif.road': { de: 'Straße', en: 'road' },
  'motif.chevrons': { de: 'Winkel', en: 'chevrons' },
  'motif.wing': { de: 'Schwinge', en: 'wing' },
  'motif.arch': { de: 'Bogen', en: 'arch' },
  'motif.anchor': { de: 'Anker', en: 'anchor' },
  'motif.grain': { de: 'Ähre', en: 'grain' },
  'motif.rings': { de: 'Ringe', en: 'rings' },
  'motif.house': { de: 'Haus', en: 'house' },
  'motif.cube': { de: 'Würfel', en: 'cube' },
  'motif.bars': { de: 'Balken', en: 'bars' },
  'motif.crown': { de: 'Krone', en: 'crown' },
  'motif.bow': { de: 'Bogen und Pfeil', en: 'bow and arrow' },
  'motif.shell': { de: 'Muschel', en: 'shell' },
  'motif.river': { de: 'Fluss', en: 'river' },
  'motif.compass': { de: 'Kompass', en: 'compass' },
  'motif.gate': { de: 'Tor', en: 'gate' },
  'motif.hull': { de: 'Schiff', en: 'hull' },
  'motif.spark': { de: 'Funke', en: 'spark' },
  'motif.lens': { de: 'Linse', en: 'lens' },
  'motif.knot': { de: 'Knoten', en: 'knot' },
  'motif.corner': { de: 'Ecke', en: 'corner' },
  'motif.fork': { de: 'Gabelung', en: 'fork' },
}
