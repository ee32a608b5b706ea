import { COLOURS, type Colour, type Draft, figure, LABELS, picture, row, words } from './draft.ts'
import { KLEINSTERN, LUMIRA, LUMIRA_EU, STROMBUND } from './producers.ts'

/** name, height of the child in cm, how it is fastened, colour, euros, recommended */
const CHILD_SEATS: readonly (readonly [string, string, 'isofix' | 'belt', Colour, number, boolean?])[] = [
  ['Wiege', '40–87', 'belt', 'grey', 159],
  ['Wiege Fix', '40–87', 'isofix', 'black', 229, true],
  ['Dreher 360', '40–105', 'isofix', 'grey', 399],
  ['Dreher 360', '40–105', 'isofix', 'blue', 399],
  ['Reboard', '61–125', 'isofix', 'black', 449, true],
  ['Begleiter', '76–150', 'isofix', 'grey', 279],
  ['Begleiter', '76–150', 'isofix', 'red', 279],
  ['Aufsteiger', '100–150', 'belt', 'black', 129],
  ['Aufsteiger Fix', '100–150', 'isofix', 'blue', 179],
  ['Sitzerhöhung', '125–150', 'belt', 'black', 39],
]

function childSeat([name, height, by, colour, euros, top]: (typeof CHILD_SEATS)[number], index: number): Draft {
  return {
    categoryId: 'child-seats',
    title: words(
      `Kleinstern ${name} Kindersitz ${height} cm, ${COLOURS[colour].de}`,
      `Kleinstern ${name} child seat ${height} cm, ${COLOURS[colour].en.toLowerCase()}`,
    ),
    description: words(
      `Geprüft nach UN R129 (i-Size). ${by === 'isofix' ? 'Rastet mit Isofix ein und zeigt grün, wenn er richtig sitzt.' : 'Wird mit dem Gurt des Autos befestigt.'} Bezug bei 30 °C waschbar.`,
      `Approved under UN R129 (i-Size). ${by === 'isofix' ? 'Clicks into Isofix and shows green when it sits right.' : 'Fastened with the car’s own belt.'} Cover washable at 30 °C.`,
    ),
    specification: [
      row(words('Körpergröße', 'Height of the child'), `${height} cm`),
      row(
        words('Befestigung', 'Fastening'),
        by === 'isofix' ? 'Isofix' : 'Fahrzeuggurt',
        by === 'isofix' ? 'Isofix' : 'Vehicle belt',
      ),
      row(LABELS.standard, 'UN R129/03'),
      row(LABELS.weight, ...figure(4.2 + (euros % 97) / 10, 'kg')),
      row(LABELS.colour, COLOURS[colour].de, COLOURS[colour].en),
    ],
    unitPrice: euros * 100,
    producer: KLEINSTERN,
    articleNumber: `KST-${3000 + index * 11}`,
    picture: picture('child-seat', colour),
    warnings: [
      words(
        'Rückwärts gerichtet niemals vor einem eingeschalteten Airbag verwenden. Nach einem Unfall ersetzen.',
        'Never use rear-facing in front of an active airbag. Replace after an accident.',
      ),
    ],
    typeApproval: words(
      'ECE-Typgenehmigung UN R129, Prüfzeichen auf dem orangen Etikett.',
      'ECE type approval UN R129, mark on the orange label.',
    ),
    topRated: top ?? false,
  }
}

/** kilowatts, metres, colour, euros */
const CABLES: readonly (readonly [number, number, Colour, number])[] = [
  [11, 5, 'black', 119],
  [11, 7.5, 'black', 149],
  [22, 5, 'green', 159],
  [22, 7.5, 'green', 189],
  [22, 10, 'orange', 229],
  [3.7, 5, 'grey', 99],
]

function cable([power, length, colour, euros]: (typeof CABLES)[number]): Draft {
  return {
    categoryId: 'charging-cables',
    title: words(
      `Strombund Ladekabel Typ 2, ${length.toLocaleString('de-DE')} m, ${power.toLocaleString('de-DE')} kW`,
      `Strombund charging cable type 2, ${length} m, ${power} kW`,
    ),
    description: words(
      'Mode-3-Kabel für öffentliche Säulen und Wallboxen ohne eigenes Kabel. Bleibt auch im Frost biegsam. Mit Tasche.',
      'Mode 3 cable for public points and wallboxes without a cable of their own. Stays supple in frost. With a bag.',
    ),
    specification: [
      row(LABELS.power, ...figure(power, 'kW')),
      row(LABELS.length, ...figure(length, 'm')),
      row(words('Stecker', 'Plugs'), 'Typ 2 auf Typ 2', 'Type 2 to type 2'),
      row(LABELS.standard, 'IEC 62196-2'),
      row(LABELS.colour, COLOURS[colour].de, COLOURS[colour].en),
    ],
    unitPrice: euros * 100 + 90,
    producer: STROMBUND,
    articleNumber: `SB-T2-${Math.round(power * 10)}-${Math.round(length * 10)}`,
    picture: picture('charging-cable', colour),
    warnings: [
      words(
        'Nicht mit Verlängerungen verwenden. Bei beschädigtem Mantel oder Stecker nicht mehr benutzen.',
        'Do not use with extensions. Stop using it if the sheath or a plug is damaged.',
      ),
    ],
    takeBack: ['ELECTRICAL'],
    durabilityGuarantee: power === 22 ? { producer: STROMBUND.name, years: 5 } : null,
    topRated: power === 22 && length === 7.5,
  }
}

/** name, picture, what is special, euros */
const CAMERAS: readonly (readonly [string, string, string, string, number])[] = [
  ['Blick 1', '1080p', 'Frontkamera', 'Front camera', 69],
  ['Blick 2', '1440p', 'Frontkamera mit GPS', 'Front camera with GPS', 109],
  ['Blick 2 Duo', '1440p', 'Front- und Heckkamera', 'Front and rear camera', 159],
  ['Blick 4K', '2160p', 'Frontkamera mit GPS und WLAN', 'Front camera with GPS and Wi-Fi', 199],
]

function camera([name, resolution, de, en, euros]: (typeof CAMERAS)[number], index: number): Draft {
  return {
    categoryId: 'dash-cams',
    title: words(`Lumira Dashcam ${name}, ${resolution}`, `Lumira dash cam ${name}, ${resolution}`),
    description: words(
      `${de}. Überschreibt die Aufnahmen fortlaufend und behält nur die Sekunden um einen Aufprall.`,
      `${en}. Keeps overwriting its recording and stores only the seconds around an impact.`,
    ),
    specification: [
      row(words('Auflösung', 'Resolution'), resolution),
      row(words('Ausstattung', 'Equipment'), de, en),
      row(words('Stromversorgung', 'Power supply'), '12 V / USB-C'),
    ],
    unitPrice: euros * 100 - 1,
    producer: LUMIRA,
    responsiblePerson: LUMIRA_EU,
    articleNumber: `LM-DC${index + 1}`,
    picture: picture('dash-cam', 'black'),
    warnings: [
      words(
        'Dauerhaftes, anlassloses Aufzeichnen des Verkehrs ist in Deutschland nicht zulässig. Sichtfeld nicht verdecken.',
        'Recording traffic permanently and without cause is not permitted in Germany. Do not block the view.',
      ),
    ],
    takeBack: ['ELECTRICAL', 'BATTERY'],
  }
}

const HOLDERS: readonly (readonly [string, string, string, Colour, number])[] = [
  ['Klemm', 'Lüftungsgitter', 'Air vent', 'black', 17.9],
  ['Saug', 'Scheibe oder Armaturenbrett', 'Windscreen or dashboard', 'black', 22.9],
  ['Magnet', 'Lüftungsgitter', 'Air vent', 'silver', 24.9],
  ['Lade Qi2', 'Lüftungsgitter, lädt mit 15 W', 'Air vent, charges at 15 W', 'black', 44.9],
]

function holder([name, de, en, colour, euros]: (typeof HOLDERS)[number], index: number): Draft {
  const charges = name.startsWith('Lade')
  return {
    categoryId: 'phone-holders',
    title: words(
      `Lumira Handyhalter ${name}`,
      `Lumira phone holder ${['Clip', 'Suction', 'Magnet', 'Charge Qi2'][index]}`,
    ),
    description: words(
      'Hält Geräte bis 7 Zoll, auch auf schlechten Straßen. Mit einer Hand zu bedienen.',
      'Holds devices of up to 7 inches, on bad roads too. Works with one hand.',
    ),
    specification: [
      row(words('Befestigung', 'Mounting'), de, en),
      row(LABELS.colour, COLOURS[colour].de, COLOURS[colour].en),
    ],
    unitPrice: Math.round(euros * 100),
    producer: LUMIRA,
    responsiblePerson: LUMIRA_EU,
    articleNumber: `LM-PH${index + 1}`,
    picture: picture('phone-holder', colour),
    warnings: [
      words(
        'Nicht im Entfaltungsbereich von Airbags anbringen. Während der Fahrt nicht in die Hand nehmen.',
        'Do not mount where airbags unfold. Do not take the phone in your hand while driving.',
      ),
    ],
    takeBack: charges ? ['ELECTRICAL'] : [],
  }
}

export const FAMILY_AND_ELECTRONICS: readonly Draft[] = [
  ...CHILD_SEATS.map(childSeat),
  ...CABLES.map(cable),
  ...CAMERAS.map(camera),
  ...HOLDERS.map(holder),
]
