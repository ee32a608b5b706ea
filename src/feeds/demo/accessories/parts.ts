import { type Draft, figure, LABELS, picture, row, words } from './draft.ts'
import { KLARSICHT, VISKOR, VOLTANA } from './producers.ts'

/** grade, releases, euros for one litre and for five, colour of the can */
const OILS: readonly (readonly [string, string, number, number, string])[] = [
  ['0W-20', 'ACEA C6, API SP', 14.9, 59.9, 'blue'],
  ['0W-30', 'ACEA C2', 13.9, 55.9, 'blue'],
  ['5W-30', 'ACEA C3', 11.9, 46.9, 'red'],
  ['5W-30 Longlife', 'ACEA C3', 12.9, 49.9, 'red'],
  ['5W-40', 'ACEA A3/B4', 10.9, 41.9, 'black'],
  ['10W-40', 'ACEA A3/B3', 7.9, 29.9, 'grey'],
]

function oil([grade, standard, one, five, colour]: (typeof OILS)[number], litres: 1 | 5): Draft {
  const kind =
    grade === '10W-40' ? words('teilsynthetisch', 'semi-synthetic') : words('vollsynthetisch', 'fully synthetic')
  return {
    categoryId: 'engine-oil',
    title: words(`Viskor Motoröl ${grade}, ${litres} l`, `Viskor engine oil ${grade}, ${litres} l`),
    description: words(
      `Motoröl, ${kind.de}, für Benzin- und Dieselmotoren mit Freigabe nach ${standard}. Welches Öl Ihr Motor braucht, steht im Handbuch des Autos.`,
      `Engine oil, ${kind.en}, for petrol and diesel engines that ask for ${standard}. Which oil your engine needs is said in the car’s manual.`,
    ),
    specification: [
      row(words('Viskosität', 'Viscosity'), `SAE ${grade}`),
      row(LABELS.standard, standard),
      row(LABELS.contents, ...figure(litres, 'l')),
      row(words('Art', 'Kind'), kind.de, kind.en),
    ],
    unitPrice: Math.round((litres === 1 ? one : five) * 100),
    content: { amount: litres, unit: 'l' },
    producer: VISKOR,
    articleNumber: `VK-${grade.replaceAll(/\W/g, '').toUpperCase()}-${litres}`,
    picture: picture('oil', colour),
    warnings: [
      words(
        'Darf nicht in die Hände von Kindern gelangen. Nicht in die Kanalisation oder ins Erdreich gelangen lassen. Längeren Hautkontakt vermeiden.',
        'Keep out of the reach of children. Keep out of drains and soil. Avoid prolonged contact with skin.',
      ),
    ],
    takeBack: ['USED_OIL'],
    topRated: grade === '5W-30' && litres === 5,
  }
}

const WIPER_LENGTHS = [400, 450, 500, 530, 550, 600, 650, 700]

function wiper(length: number, index: number): Draft {
  return {
    categoryId: 'wiper-blades',
    title: words(`Klarsicht Wischerblatt Flach ${length} mm`, `Klarsicht flat wiper blade ${length} mm`),
    description: words(
      'Gelenkloses Wischerblatt mit fünf Adaptern für Hakenarm, Seitenstift und Drucktaste. Ein Stück.',
      'Flat wiper blade with five adapters for hook, side pin and push button. One piece.',
    ),
    specification: [
      row(LABELS.length, `${length} mm`),
      row(words('Bauart', 'Type'), 'Flachbalken', 'Flat blade'),
      row(words('Einbauort', 'Position'), 'Frontscheibe', 'Windscreen'),
    ],
    unitPrice: 1290 + index * 100,
    producer: KLARSICHT,
    articleNumber: `KS-F${length}`,
    picture: picture('wiper', 'black'),
    warnings: [words('Zündung beim Wechsel ausschalten.', 'Switch off the ignition before changing the blade.')],
  }
}

/** ampere-hours, cold cranking amperes, AGM for start-stop, euros */
const BATTERIES: readonly (readonly [number, number, boolean, number])[] = [
  [44, 440, false, 74],
  [60, 540, false, 89],
  [60, 680, true, 149],
  [70, 760, true, 169],
  [74, 680, false, 109],
  [80, 800, true, 189],
  [95, 850, true, 219],
]

function battery([hours, amperes, agm, euros]: (typeof BATTERIES)[number]): Draft {
  return {
    categoryId: 'batteries',
    title: words(
      `Voltana Starterbatterie 12 V ${hours} Ah${agm ? ' AGM' : ''}`,
      `Voltana starter battery 12 V ${hours} Ah${agm ? ' AGM' : ''}`,
    ),
    description: words(
      agm
        ? 'Für Autos mit Start-Stopp-Automatik und Bremsenergie-Rückgewinnung. Auslaufsicher und wartungsfrei. 7,50 € Pfand sind im Preis enthalten und werden bei Rückgabe einer Altbatterie erstattet.'
        : 'Wartungsfreie Batterie für Autos ohne Start-Stopp-Automatik. 7,50 € Pfand sind im Preis enthalten und werden bei Rückgabe einer Altbatterie erstattet.',
      agm
        ? 'For cars with start-stop and brake energy recovery. Leak-proof and maintenance-free. The deposit of €7.50 is part of the price and paid back when an old battery is returned.'
        : 'A maintenance-free battery for cars without start-stop. The deposit of €7.50 is part of the price and paid back when an old battery is returned.',
    ),
    specification: [
      row(words('Kapazität', 'Capacity'), `${hours} Ah`),
      row(words('Kaltstartstrom', 'Cold cranking current'), `${amperes} A (EN)`),
      row(words('Spannung', 'Voltage'), '12 V'),
      row(words('Technik', 'Technology'), agm ? 'AGM' : 'Blei-Säure', agm ? 'AGM' : 'Lead-acid'),
    ],
    unitPrice: euros * 100 + 90,
    producer: VOLTANA,
    articleNumber: `VT-${hours}${agm ? 'A' : 'S'}${amperes}`,
    picture: picture('battery', agm ? 'blue' : 'black'),
    warnings: [
      words(
        'Enthält Schwefelsäure: verursacht schwere Verätzungen der Haut und schwere Augenschäden. Schutzbrille tragen. Von Kindern fernhalten.',
        'Contains sulphuric acid: causes severe skin burns and eye damage. Wear eye protection. Keep away from children.',
      ),
    ],
    takeBack: ['BATTERY'],
    durabilityGuarantee: agm ? { producer: VOLTANA.name, years: 4 } : null,
    topRated: agm && hours === 70,
  }
}

export const PARTS: readonly Draft[] = [
  ...OILS.flatMap((one) => [oil(one, 1), oil(one, 5)]),
  ...WIPER_LENGTHS.map(wiper),
  ...BATTERIES.map(battery),
]
