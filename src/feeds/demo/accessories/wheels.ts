import type { TyreLabel } from '#domain/accessory/accessory.ts'
import { type Draft, figure, LABELS, picture, row, words } from './draft.ts'
import { ALTENBURG, KETTENHOF, LAVENNA } from './producers.ts'

/** size, load and speed index, price of a summer tyre in euros */
const SIZES: readonly (readonly [string, string, number])[] = [
  ['185/65 R15', '88H', 64.9],
  ['195/55 R16', '87H', 79.9],
  ['205/55 R16', '91V', 74.9],
  ['215/60 R17', '96H', 104.9],
  ['225/45 R17', '94W', 94.9],
  ['225/40 R18', '92Y', 109.9],
  ['235/55 R18', '100V', 139.9],
  ['255/45 R20', '105W', 189.9],
]

const SEASONS = {
  summer: {
    name: words('Sommerreifen', 'summer tyre'),
    text: words(
      'Kurze Bremswege auf trockener und nasser Straße, geringer Rollwiderstand.',
      'Short braking distances on dry and wet roads, low rolling resistance.',
    ),
    factor: 1,
    label: { fuelEfficiency: 'B', wetGrip: 'A', noiseClass: 'B', noiseDecibels: 71, snow: false, ice: false },
  },
  winter: {
    name: words('Winterreifen', 'winter tyre'),
    text: words(
      'Feine Lamellen und eine weiche Mischung greifen auf Schnee und in der Kälte. Mit Schneeflockensymbol (3PMSF).',
      'Fine sipes and a soft compound grip on snow and in the cold. Marked with the snowflake symbol (3PMSF).',
    ),
    factor: 1.12,
    label: { fuelEfficiency: 'C', wetGrip: 'B', noiseClass: 'B', noiseDecibels: 72, snow: true, ice: false },
  },
  allSeason: {
    name: words('Ganzjahresreifen', 'all-season tyre'),
    text: words(
      'Ein Reifen für das ganze Jahr und das Flachland. Mit Schneeflockensymbol (3PMSF).',
      'One tyre for the whole year, away from the mountains. Marked with the snowflake symbol (3PMSF).',
    ),
    factor: 1.2,
    label: { fuelEfficiency: 'C', wetGrip: 'B', noiseClass: 'A', noiseDecibels: 69, snow: true, ice: false },
  },
} as const satisfies Record<string, { label: TyreLabel; [more: string]: unknown }>

const MAKERS = [
  {
    producer: ALTENBURG,
    brand: 'Altenburg',
    names: { summer: 'Trasse 3', winter: 'Firn 5', allSeason: 'Quartal 2' },
    factor: 1.15,
  },
  {
    producer: LAVENNA,
    brand: 'Lavenna',
    names: { summer: 'Costa', winter: 'Nevea', allSeason: 'Stagioni' },
    factor: 0.92,
  },
] as const

function tyre(
  [size, index, euros]: (typeof SIZES)[number],
  season: keyof typeof SEASONS,
  { producer, brand, names, factor }: (typeof MAKERS)[number],
): Draft {
  const kind = SEASONS[season]
  const name = names[season]
  return {
    categoryId: 'tyres',
    title: words(
      `${brand} ${name} ${size} ${index} ${kind.name.de}`,
      `${brand} ${name} ${size} ${index} ${kind.name.en}`,
    ),
    description: words(
      `${kind.text.de} Preis für einen Reifen ohne Felge.`,
      `${kind.text.en} Price for one tyre without a rim.`,
    ),
    specification: [
      row(LABELS.size, size),
      row(words('Last- und Geschwindigkeitsindex', 'Load and speed index'), index),
      row(words('Jahreszeit', 'Season'), kind.name.de, kind.name.en),
      row(words('Reifenklasse', 'Tyre class'), 'C1'),
    ],
    unitPrice: Math.round((euros * kind.factor * factor) / 1) * 100 - 10,
    producer,
    articleNumber: `${brand.slice(0, 3).toUpperCase()}-${size.replaceAll(/\D/g, '')}-${season.slice(0, 2).toUpperCase()}`,
    picture: picture('tyre', 'black'),
    warnings: [
      words(
        'Nur in den in der Zulassungsbescheinigung oder Übereinstimmungsbescheinigung genannten Größen verwenden. Montage durch einen Fachbetrieb.',
        'Only use the sizes named in the vehicle papers. To be fitted by a workshop.',
      ),
    ],
    typeApproval: words(
      'Typgenehmigt nach UN-Regelung Nr. 30 und Nr. 117 (E-Kennzeichen auf der Flanke).',
      'Type-approved under UN Regulations 30 and 117 (E mark on the sidewall).',
    ),
    tyreLabel: brand === 'Altenburg' && season === 'summer' ? { ...kind.label, fuelEfficiency: 'A' } : kind.label,
    topRated: brand === 'Altenburg' && season === 'allSeason' && size === '205/55 R16',
  }
}

const CHAINS = ['185/65 R15', '195/55 R16', '205/55 R16', '215/60 R17', '225/45 R17', '235/55 R18']

function snowChain(size: string, index: number): Draft {
  return {
    categoryId: 'snow-chains',
    title: words(`Kettenhof Schneekette Ring 9 für ${size}, 1 Paar`, `Kettenhof snow chain Ring 9 for ${size}, 1 pair`),
    description: words(
      'In zwei Minuten aufgezogen, spannt sich beim Fahren nach. Im Beutel mit Handschuhen und Unterlage.',
      'On in two minutes, tightens itself while driving. In a bag with gloves and a mat.',
    ),
    specification: [
      row(LABELS.size, size),
      row(words('Kettenstärke', 'Chain thickness'), '9 mm'),
      row(LABELS.standard, 'ÖNORM V 5117'),
      row(LABELS.weight, ...figure(3.4 + index * 0.3, 'kg')),
    ],
    unitPrice: 7900 + index * 600 - 10,
    producer: KETTENHOF,
    articleNumber: `KH-R9-${60 + index * 10}`,
    picture: picture('snow-chain', index % 2 === 0 ? 'yellow' : 'silver'),
    warnings: [
      words(
        'Höchstens 50 km/h. Nur auf den Rädern der Antriebsachse und nur auf Schnee oder Eis. Freigängigkeit laut Handbuch des Autos prüfen.',
        'At most 50 km/h. Only on the driven axle and only on snow or ice. Check the clearance as the car’s manual says.',
      ),
    ],
  }
}

export const TYRES_AND_CHAINS: readonly Draft[] = [
  ...SIZES.flatMap((size) =>
    (['summer', 'winter', 'allSeason'] as const).flatMap((season) =>
      // The cheaper maker has no winter tyres for large rims.
      MAKERS.filter(({ brand }) => brand === 'Altenburg' || season !== 'winter' || !/R(18|20)/.test(size[0])).map(
        (maker) => tyre(size, season, maker),
      ),
    ),
  ),
  ...CHAINS.map(snowChain),
]
