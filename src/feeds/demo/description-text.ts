import { fieldByKey, type FieldKey, type VehicleAttributes } from '#catalogue/fields.ts'
import type { ChosenCar } from './choose-car.ts'
import type { DemoMerchant } from './merchants.ts'
import type { Random } from './random.ts'

const OPENINGS: Readonly<Record<ChosenCar['condition'], readonly string[]>> = {
  NEW: [
    'Neuwagen mit voller Herstellergarantie, Überführung und Zulassungsunterlagen sind im Preis enthalten.',
    'Fabrikneu und frei konfiguriert bestellt: Dieses Fahrzeug wartet auf seinen ersten Halter.',
    'Neufahrzeug aus unserem Lagerbestand, der Preis schließt die Überführung ein.',
  ],
  USED: [
    'Gepflegter Gebrauchtwagen, von unserer Werkstatt durchgesehen und probegefahren.',
    'Ehrlicher Wagen mit nachvollziehbarer Geschichte. Alle Rechnungen der letzten Jahre liegen vor.',
    'Wir haben dieses Fahrzeug in Zahlung genommen und technisch geprüft; das Protokoll zeigen wir Ihnen gern.',
    'Ein Auto, das man gern fährt: sauber, leise und ohne Überraschungen.',
  ],
  DAY_REGISTRATION: [
    'Tageszulassung ohne Fahrstrecke: Sie erhalten einen praktisch neuen Wagen zum deutlich kleineren Preis.',
    'Nur für einen Tag auf uns zugelassen und seitdem in der Halle.',
  ],
  DEMONSTRATOR: [
    'Vorführwagen unseres Hauses, ausschließlich von Interessenten und Mitarbeitern gefahren.',
    'Gepflegter Vorführer mit reichlich Sonderausstattung, von unserem Verkaufsleiter persönlich genutzt.',
  ],
  NEARLY_NEW: [
    'Jahreswagen aus erster Hand, lückenlos bei uns gewartet.',
    'Kaum ein Jahr alt und noch lange in der Garantie des Herstellers.',
  ],
}

const PRIVATE_OPENINGS = [
  'Ich verkaufe mein Auto, weil ich künftig mit der Bahn zur Arbeit fahre. Es hat mich nie im Stich gelassen.',
  'Wir trennen uns von unserem Zweitwagen. Gekauft beim Vertragshändler, seither in der Familie.',
]

const CLOSINGS = [
  'Eine Probefahrt ist nach Absprache jederzeit möglich.',
  'Auf Wunsch nehmen wir Ihr jetziges Fahrzeug in Zahlung und liefern bundesweit.',
  'Finanzierung und Leasing rechnen wir Ihnen gern durch.',
  'Bitte rufen Sie vor einer längeren Anfahrt kurz an.',
]

/** Features worth naming first, dearest at the front. */
const NOTABLE: readonly (readonly [FieldKey, string])[] = [
  ['comfort', 'AUXILIARY_HEATING'],
  ['comfort', 'AIR_SUSPENSION'],
  ['comfort', 'MASSAGE_SEATS'],
  ['comfort', 'PANORAMIC_ROOF'],
  ['entertainment', 'HEAD_UP_DISPLAY'],
  ['security', 'MATRIX_LED'],
  ['comfort', 'HEAT_PUMP'],
  ['comfort', 'TOWBAR'],
  ['comfort', 'ADAPTIVE_CRUISE_CONTROL'],
  ['comfort', 'REAR_CAMERA'],
  ['entertainment', 'SOUND_SYSTEM'],
  ['entertainment', 'NAVIGATION'],
  ['comfort', 'SEAT_HEATING'],
  ['entertainment', 'APPLE_CARPLAY'],
  ['comfort', 'ALLOY_WHEELS'],
]

/** The best of what a car has on board, in German. */
function notableFeatures(attributes: Partial<VehicleAttributes>, most: number): string[] {
  return NOTABLE.filter(([key, feature]) => {
    const features = attributes[key]
    return Array.isArray(features) && features.includes(feature)
  })
    .slice(0, most)
    .map(([key, feature]) => labelOf(key, feature))
}

const LABELS = new Map(
  (['comfort', 'security', 'entertainment'] as const).flatMap((key) =>
    fieldByKey(key).options.map((option): [string, string] => [`${key}.${option.value}`, option.label.de]),
  ),
)

function labelOf(key: FieldKey, feature: string): string {
  return LABELS.get(`${key}.${feature}`) ?? feature
}

/** The words of an offer: paragraphs with an empty line between them, list items with "• ". */
export function descriptionOf(
  random: Random,
  car: ChosenCar,
  attributes: Partial<VehicleAttributes>,
  merchant: DemoMerchant,
): string {
  const isPrivate = merchant.kind === 'PRIVATE'
  const { accident, damaged, fullServiceHistory, huNew } = attributes
  const features = notableFeatures(attributes, random.whole(3, 7))
  const history = [
    fullServiceHistory && car.condition === 'USED' ? 'Scheckheftgepflegt.' : '',
    huNew ? 'Die Hauptuntersuchung ist neu.' : '',
    accident ? 'Ein früherer Unfallschaden wurde fachgerecht behoben; Gutachten und Rechnung liegen vor.' : '',
    damaged ? 'Das Fahrzeug hat einen Schaden, den wir im Gespräch genau beschreiben.' : '',
  ].filter(Boolean)
  const paragraphs = [
    [random.pick(isPrivate ? PRIVATE_OPENINGS : OPENINGS[car.condition]), ...history].join(' '),
    features.map((feature) => `• ${feature}`).join('\n'),
    isPrivate ? 'Verkauf von privat, ohne Gewährleistung.' : random.pick(CLOSINGS),
    isPrivate ? '' : `${merchant.name}, ${merchant.city}. Irrtum und Zwischenverkauf vorbehalten.`,
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

/** Up to three short reasons to look closer. */
export function highlightsOf(car: ChosenCar, attributes: Partial<VehicleAttributes>): readonly string[] | null {
  const { previousOwners, fullServiceHistory, huNew, accident } = attributes
  const reasons = [
    car.condition === 'USED' && previousOwners === 1 ? '1. Hand' : '',
    car.condition === 'USED' && car.ageInMonths > 36 && fullServiceHistory && !accident ? 'Scheckheft' : '',
    huNew ? 'HU neu' : '',
    ...notableFeatures(attributes, 2),
  ].filter(Boolean)
  return reasons.length > 0 ? reasons.slice(0, 3) : null
}
