import type { Content } from '#domain/accessory/accessory.ts'
import { type Draft, figure, LABELS, picture, row, words } from './draft.ts'
import { GLANZWERK, HELFERICH } from './producers.ts'

/** German, English, what it contains in both, motif's colour, cents */
const SAFETY: readonly (readonly [string, string, string, string, string, number])[] = [
  [
    'Kfz-Verbandkasten DIN 13164',
    'First-aid kit DIN 13164',
    '46 Teile, steril bis 2031',
    '46 pieces, sterile until 2031',
    'red',
    1290,
  ],
  [
    'Kfz-Verbandtasche kompakt DIN 13164',
    'Compact first-aid bag DIN 13164',
    '46 Teile im Beutel',
    '46 pieces in a bag',
    'black',
    1490,
  ],
  [
    'Sicherheitsset Kofferraum',
    'Safety set for the boot',
    'Verbandtasche, Warndreieck, zwei Westen',
    'First-aid bag, warning triangle, two vests',
    'red',
    2990,
  ],
  ['Warndreieck faltbar', 'Folding warning triangle', 'Mit Hülle, UN R27', 'With a case, UN R27', 'orange', 990],
  ['Warnwesten, 4 Stück', 'Hi-vis vests, set of 4', 'EN ISO 20471, Größe XL', 'EN ISO 20471, size XL', 'yellow', 1190],
  [
    'Feuerlöscher 1 kg ABC',
    'Fire extinguisher 1 kg ABC',
    'Mit Kfz-Halter, EN 3',
    'With a vehicle bracket, EN 3',
    'red',
    3490,
  ],
]

function safety([de, en, inDe, inEn, colour, cents]: (typeof SAFETY)[number], index: number): Draft {
  return {
    categoryId: 'first-aid',
    title: words(`Helferich ${de}`, `Helferich ${en}`),
    description: words(
      `${inDe}. Klein genug für jedes Ablagefach, im Ernstfall in einem Griff offen.`,
      `${inEn}. Small enough for any tray, and open at one pull when it matters.`,
    ),
    specification: [
      row(LABELS.contents, inDe, inEn),
      row(
        words('Pflicht in Deutschland', 'Mandatory in Germany'),
        index === 5 ? 'Nein' : 'Ja',
        index === 5 ? 'No' : 'Yes',
      ),
    ],
    unitPrice: cents,
    producer: HELFERICH,
    articleNumber: `HF-${510 + index * 3}`,
    picture: picture(index === 3 || index === 4 ? 'warning' : index === 5 ? 'extinguisher' : 'first-aid', colour),
    warnings: [
      index === 5
        ? words(
            'Behälter steht unter Druck. Vor Sonne und Temperaturen über 60 °C schützen.',
            'Pressurised container. Protect from sun and temperatures above 60 °C.',
          )
        : words(
            'Verfallsdatum beachten. Beschädigte sterile Packungen nicht verwenden.',
            'Mind the expiry date. Do not use damaged sterile packs.',
          ),
    ],
    topRated: index === 2,
  }
}

/** German, English, pack, colour, cents, hazardous */
const CARE: readonly (readonly [string, string, Content, string, number, boolean])[] = [
  ['Autoshampoo Konzentrat', 'Car shampoo concentrate', { amount: 500, unit: 'ml' }, 'blue', 890, false],
  ['Autoshampoo Konzentrat', 'Car shampoo concentrate', { amount: 1, unit: 'l' }, 'blue', 1490, false],
  ['Felgenreiniger säurefrei', 'Acid-free wheel cleaner', { amount: 750, unit: 'ml' }, 'red', 1290, true],
  ['Hartwachs', 'Hard wax', { amount: 250, unit: 'g' }, 'yellow', 1990, false],
  ['Sprühwachs', 'Spray wax', { amount: 500, unit: 'ml' }, 'orange', 1190, false],
  ['Insektenentferner', 'Insect remover', { amount: 500, unit: 'ml' }, 'green', 790, true],
  ['Innenreiniger', 'Interior cleaner', { amount: 500, unit: 'ml' }, 'grey', 890, false],
  ['Lederpflege', 'Leather care', { amount: 250, unit: 'ml' }, 'beige', 1390, false],
  ['Scheibenklar Sommer', 'Screen wash, summer', { amount: 5, unit: 'l' }, 'green', 1290, false],
  ['Scheibenfrostschutz −20 °C', 'Antifreeze screen wash −20 °C', { amount: 5, unit: 'l' }, 'blue', 1490, true],
  ['Kühlerfrostschutz G12', 'Coolant G12', { amount: 1.5, unit: 'l' }, 'red', 1590, true],
  ['Türschloss-Enteiser', 'Lock de-icer', { amount: 50, unit: 'ml' }, 'blue', 490, true],
]

function care([de, en, content, colour, cents, hazardous]: (typeof CARE)[number], index: number): Draft {
  const [amountDe, amountEn] = figure(content.amount, content.unit)
  return {
    categoryId: 'car-care',
    title: words(`Glanzwerk ${de}, ${amountDe}`, `Glanzwerk ${en}, ${amountEn}`),
    description: words(
      'Schont Lack, Kunststoff und Gummi und riecht nicht nach Werkstatt. Dosierung und Anwendung stehen auf der Packung.',
      'Gentle to paint, plastic and rubber, and it does not smell of workshop. Dosage and use are said on the pack.',
    ),
    specification: [
      row(LABELS.contents, amountDe, amountEn),
      row(
        words('Anwendung', 'Use'),
        index < 6 ? 'Außen' : index < 8 ? 'Innen' : 'Technik',
        index < 6 ? 'Outside' : index < 8 ? 'Inside' : 'Technical',
      ),
    ],
    unitPrice: cents,
    content,
    producer: GLANZWERK,
    articleNumber: `GW-${700 + index * 5}`,
    picture: picture(content.unit === 'l' && content.amount > 2 ? 'oil' : 'care-bottle', colour),
    warnings: [
      hazardous
        ? words(
            'Achtung: kann bei Verschlucken gesundheitsschädlich sein und verursacht schwere Augenreizung. Darf nicht in die Hände von Kindern gelangen.',
            'Warning: may be harmful if swallowed and causes serious eye irritation. Keep out of the reach of children.',
          )
        : words(
            'Darf nicht in die Hände von Kindern gelangen. Bei Berührung mit den Augen mit Wasser spülen.',
            'Keep out of the reach of children. Rinse with water after contact with the eyes.',
          ),
    ],
  }
}

export const SAFETY_AND_CARE: readonly Draft[] = [...SAFETY.map(safety), ...CARE.map(care)]
