import type { Fit } from '#domain/accessory/accessory.ts'
import type { DemoMake } from '../models/make.ts'
import { COLOURS, type Colour, type Draft, figure, LABELS, picture, row, words } from './draft.ts'
import { BREMSHALT, LEICHTGUSS, NORDFELS, PASSFORM } from './producers.ts'

/** What is made for the models of one make, the best sold first; `number` varies colours and prices from make to make. */
export function madeToFit({ name, models }: DemoMake, number: number): Draft[] {
  const current = models.filter(({ years }) => years.to === 9999).map((model) => model.name)
  const [first, second = first] = current.length > 0 ? current : models.map((model) => model.name)
  if (first === undefined || second === undefined) return []
  const fits = (...modelNames: string[]): Fit[] => [{ makeName: name, modelNames: [...new Set(modelNames)] }]
  const pick = <T>(choices: readonly T[]): T => choices[number % choices.length]!
  return [
    floorMats(`${name} ${first}`, fits(first), pick(MAT_COLOURS), 4990 + (number % 7) * 300, number),
    bootLiner(`${name} ${second}`, fits(second), 5990 + (number % 5) * 400, number),
    roofBars(`${name} ${first}`, fits(first), 16900 + (number % 6) * 1000, number),
    brakePads(
      `${name} ${[...new Set([first, second])].join('/')}`,
      fits(first, second),
      3490 + (number % 9) * 350,
      number,
    ),
    alloyWheel(name, fits(), pick(RIMS), number),
  ]
}

const MAT_COLOURS: readonly Colour[] = ['black', 'grey', 'beige']

function floorMats(car: string, fits: readonly Fit[], colour: Colour, unitPrice: number, number: number): Draft {
  return {
    categoryId: 'floor-mats',
    title: words(
      `Passform Fußmatten für ${car}, 4-teilig, ${COLOURS[colour].de}`,
      `Passform floor mats for ${car}, set of 4, ${COLOURS[colour].en.toLowerCase()}`,
    ),
    description: words(
      `Nach Maß für ${car} geschnitten, mit den Halterungen des Herstellers. Velours mit gekettelter Kante, Rücken rutschhemmend.`,
      `Cut to measure for the ${car}, with the maker’s own fixings. Velour with a bound edge and an anti-slip back.`,
    ),
    specification: [
      row(LABELS.scope, '4 Matten, vorn und hinten', '4 mats, front and rear'),
      row(LABELS.material, 'Velours, 650 g/m²', 'Velour, 650 g/m²'),
      row(LABELS.colour, COLOURS[colour].de, COLOURS[colour].en),
    ],
    ...{ unitPrice, fits, producer: PASSFORM },
    articleNumber: `PF-M${1000 + number}`,
    picture: picture('floor-mat', colour),
    warnings: [
      words(
        'Nie zwei Matten übereinander legen: die Fahrermatte darf die Pedale nicht berühren.',
        'Never lay two mats on each other: the driver’s mat must not touch the pedals.',
      ),
    ],
    durabilityGuarantee: number % 4 === 0 ? { producer: PASSFORM.name, years: 3 } : null,
  }
}

function bootLiner(car: string, fits: readonly Fit[], unitPrice: number, number: number): Draft {
  return {
    categoryId: 'boot-liners',
    title: words(`Passform Kofferraumwanne für ${car}`, `Passform boot liner for ${car}`),
    description: words(
      `Folgt dem Boden des ${car} bis in die Ecken. Der Rand von 6 cm hält Erde, Schnee und Milch auf.`,
      `Follows the floor of the ${car} into its corners. A rim of 6 cm stops soil, snow and milk.`,
    ),
    specification: [
      row(LABELS.material, 'TPE, geruchsarm', 'TPE, low odour'),
      row(words('Randhöhe', 'Height of the rim'), '6 cm'),
      row(LABELS.weight, ...figure(2.1 + (number % 8) / 10, 'kg')),
    ],
    ...{ unitPrice, fits, producer: PASSFORM },
    articleNumber: `PF-K${2000 + number}`,
    picture: picture('boot-liner', number % 3 === 0 ? 'black' : 'grey'),
    warnings: [words('Ladung auch auf der Wanne sichern.', 'Secure the load on the liner too.')],
  }
}

function roofBars(car: string, fits: readonly Fit[], unitPrice: number, number: number): Draft {
  const colour: Colour = number % 2 === 0 ? 'silver' : 'black'
  return {
    categoryId: 'roof-bars',
    title: words(
      `Nordfels Dachträger für ${car}, ${COLOURS[colour].de}`,
      `Nordfels roof bars for ${car}, ${COLOURS[colour].en.toLowerCase()}`,
    ),
    description: words(
      `Zwei Träger mit Füßen für das Dach des ${car}. Flügelprofil aus Aluminium, abschließbar, mit Drehmomentschlüssel.`,
      `Two bars with feet for the roof of the ${car}. Aluminium wing profile, lockable, with a torque key.`,
    ),
    specification: [
      row(LABELS.load, ...figure(number % 3 === 0 ? 100 : 75, 'kg')),
      row(LABELS.material, 'Aluminium'),
      row(LABELS.weight, ...figure(4.9 + (number % 5) / 10, 'kg')),
      row(LABELS.colour, COLOURS[colour].de, COLOURS[colour].en),
    ],
    ...{ unitPrice, fits, producer: NORDFELS },
    articleNumber: `NF-T${3000 + number}`,
    picture: picture('roof-bars', colour),
    warnings: [
      words(
        'Zulässige Dachlast des Autos beachten. Nach den ersten 50 km nachziehen.',
        'Observe the car’s permitted roof load. Retighten after the first 50 km.',
      ),
    ],
    topRated: number % 9 === 0,
  }
}

function brakePads(car: string, fits: readonly Fit[], unitPrice: number, number: number): Draft {
  return {
    categoryId: 'brake-pads',
    title: words(`Bremshalt Bremsbeläge vorn für ${car}`, `Bremshalt front brake pads for ${car}`),
    description: words(
      'Satz für eine Achse mit Verschleißanzeige und allen Kleinteilen. Vor dem Kauf die Nummer des alten Belags vergleichen.',
      'A set for one axle with wear indicator and all small parts. Compare the number of the old pad before you buy.',
    ),
    specification: [
      row(words('Einbauort', 'Position'), 'Vorderachse', 'Front axle'),
      row(words('Stärke', 'Thickness'), ...figure(17 + (number % 6) / 2, 'mm')),
      row(LABELS.scope, '4 Beläge mit Zubehör', '4 pads with fittings'),
    ],
    ...{ unitPrice, fits, producer: BREMSHALT },
    articleNumber: `BH-V${4000 + number}`,
    picture: picture('brake-pads', number % 2 === 0 ? 'red' : 'grey'),
    warnings: [
      words(
        'Sicherheitsbauteil: Einbau nur durch Fachleute. Nach dem Einbau 200 km einfahren.',
        'Safety component: to be fitted by professionals only. Bed in over 200 km.',
      ),
    ],
    typeApproval: words(
      `Typgenehmigt nach UN R90, E1 90R-02C${1000 + number}.`,
      `Type-approved under UN R90, E1 90R-02C${1000 + number}.`,
    ),
  }
}

/** name, inches, euros, colour */
const RIMS: readonly (readonly [string, number, number, Colour])[] = [
  ['Quell', 16, 129, 'silver'],
  ['Strahl', 17, 159, 'grey'],
  ['Kante', 18, 189, 'black'],
  ['Bogen', 17, 149, 'silver'],
]

function alloyWheel(
  make: string,
  fits: readonly Fit[],
  [name, inches, euros, colour]: (typeof RIMS)[number],
  number: number,
): Draft {
  return {
    categoryId: 'alloy-wheels',
    title: words(
      `Leichtguss ${name} Alufelge ${inches} Zoll für ${make}, ${COLOURS[colour].de}`,
      `Leichtguss ${name} alloy wheel ${inches}" for ${make}, ${COLOURS[colour].en.toLowerCase()}`,
    ),
    description: words(
      'Gegossenes Rad mit salzfester Lackierung, für den Winter geeignet. Preis für eine Felge ohne Reifen und Schrauben.',
      'Cast wheel with a salt-resistant finish, fit for winter. Price for one rim without tyre and bolts.',
    ),
    specification: [
      row(LABELS.size, `${inches} Zoll`, `${inches} inches`),
      row(words('Breite', 'Width'), ...figure(inches / 2 - 1, 'J')),
      row(words('Einpresstiefe', 'Offset'), `ET ${38 + (number % 10)}`),
      row(LABELS.colour, COLOURS[colour].de, COLOURS[colour].en),
    ],
    unitPrice: euros * 100,
    ...{ fits, producer: LEICHTGUSS },
    articleNumber: `LG-${inches}-${5000 + number}`,
    picture: picture('alloy-wheel', colour),
    warnings: [
      words(
        'Nur mit den im Gutachten genannten Reifen und Anzugsmomenten verwenden.',
        'Only use with the tyres and torques named in the approval.',
      ),
    ],
    typeApproval: words(
      `ABE Nr. ${51000 + number}: Ob das Rad zu Ihrem Auto passt, sagt das Gutachten; es liegt bei und gehört ins Auto.`,
      `General type approval (ABE) no. ${51000 + number}: the approval says whether the wheel suits your car; it is enclosed and has to be kept in the car.`,
    ),
  }
}
