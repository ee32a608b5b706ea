import { COLOURS, type Colour, type Draft, figure, LABELS, picture, row, words } from './draft.ts'
import { NORDFELS, PFOTENWERK, RADLAST } from './producers.ts'

/** name, litres, length in cm, kilograms, load in kg, colour, euros, recommended */
const ROOF_BOXES: readonly (readonly [string, number, number, number, number, Colour, number, boolean?])[] = [
  ['Gleiter 320', 320, 144, 12.5, 75, 'black', 329],
  ['Gleiter 320', 320, 144, 12.5, 75, 'silver', 339],
  ['Gleiter 400', 400, 190, 15.8, 75, 'black', 429, true],
  ['Gleiter 400', 400, 190, 15.8, 75, 'white', 449],
  ['Gleiter 460', 460, 196, 17.9, 75, 'grey', 499],
  ['Weitblick 420', 420, 206, 18.4, 75, 'black', 589],
  ['Weitblick 500', 500, 232, 21.6, 75, 'black', 679, true],
  ['Weitblick 500', 500, 232, 21.6, 75, 'silver', 699],
  ['Faltbox 280', 280, 110, 8.9, 50, 'grey', 249],
  ['Skisarg 360', 360, 225, 16.2, 75, 'black', 459],
]

function roofBox([name, litres, length, weight, load, colour, euros, top]: (typeof ROOF_BOXES)[number]): Draft {
  return {
    categoryId: 'roof-boxes',
    title: words(
      `Nordfels Dachbox ${name}, ${COLOURS[colour].de}`,
      `Nordfels roof box ${name}, ${COLOURS[colour].en.toLowerCase()}`,
    ),
    description: words(
      'Abschließbare Dachbox, die sich von beiden Seiten öffnen lässt. Schnellspanner halten sie auf allen gängigen Grundträgern, ohne Werkzeug.',
      'A lockable roof box that opens from both sides. Quick clamps hold it on all common roof bars, without tools.',
    ),
    specification: [
      row(LABELS.volume, ...figure(litres, 'l')),
      row(LABELS.length, ...figure(length, 'cm')),
      row(LABELS.weight, ...figure(weight, 'kg')),
      row(LABELS.load, ...figure(load, 'kg')),
      row(LABELS.colour, COLOURS[colour].de, COLOURS[colour].en),
      row(LABELS.material, 'ABS, UV-beständig', 'ABS, UV-resistant'),
    ],
    unitPrice: euros * 100,
    producer: NORDFELS,
    articleNumber: `NF-${litres}-${colour.slice(0, 2).toUpperCase()}-${length}`,
    picture: picture('roof-box', colour),
    warnings: [
      words(
        'Dachlast des Fahrzeugs und des Grundträgers beachten. Mit Dachbox höchstens 130 km/h fahren.',
        'Observe the permitted roof load of car and bars. Do not drive faster than 130 km/h with a roof box.',
      ),
      words(
        'Befestigung vor jeder Fahrt und nach den ersten 50 km prüfen.',
        'Check the fastening before each trip and after the first 50 km.',
      ),
    ],
    durabilityGuarantee: name.startsWith('Weitblick') ? { producer: NORDFELS.name, years: 5 } : null,
    topRated: top ?? false,
  }
}

/** name, where it is mounted, bicycles, kilograms, load in kg, colour, euros, recommended */
const BIKE_RACKS: readonly (readonly [string, 'tow' | 'roof', number, number, number, Colour, number, boolean?])[] = [
  ['Duo', 'tow', 2, 13.9, 60, 'black', 379],
  ['Duo E', 'tow', 2, 16.4, 60, 'silver', 529, true],
  ['Duo Klapp', 'tow', 2, 14.8, 60, 'red', 599],
  ['Trio', 'tow', 3, 17.5, 60, 'black', 469],
  ['Trio E', 'tow', 3, 19.9, 75, 'silver', 689],
  ['Quattro', 'tow', 4, 22.3, 60, 'grey', 649],
  ['Solo', 'roof', 1, 3.9, 20, 'black', 89],
  ['Solo Alu', 'roof', 1, 3.4, 20, 'silver', 119],
]

function bikeRack([name, mount, bikes, weight, load, colour, euros, top]: (typeof BIKE_RACKS)[number]): Draft {
  const onHook = mount === 'tow'
  return {
    categoryId: 'bike-racks',
    title: words(
      `Radlast ${name} Fahrradträger für ${bikes === 1 ? 'ein Rad' : `${bikes} Räder`}, ${onHook ? 'Anhängerkupplung' : 'Dach'}`,
      `Radlast ${name} rack for ${bikes === 1 ? 'one bike' : `${bikes} bikes`}, ${onHook ? 'tow bar' : 'roof'}`,
    ),
    description: words(
      onHook
        ? 'Wird mit einem Hebel auf die Anhängerkupplung gespannt und klappt beladen ab, damit der Kofferraum erreichbar bleibt. 13-poliger Stecker.'
        : 'Leichte Schiene für den Grundträger. Der Rahmenhalter stellt sich beim Festziehen selbst ein und ist abschließbar.',
      onHook
        ? 'Clamps onto the tow bar with one lever and tilts away loaded, so that the boot stays within reach. 13-pin plug.'
        : 'A light rail for roof bars. The frame holder adjusts itself as it is tightened, and it locks.',
    ),
    specification: [
      row(words('Fahrräder', 'Bicycles'), String(bikes)),
      row(LABELS.load, ...figure(load, 'kg')),
      row(
        words('Je Rad höchstens', 'Each bicycle at most'),
        ...figure(bikes === 1 ? 20 : name.endsWith('E') ? 30 : 20, 'kg'),
      ),
      row(LABELS.weight, ...figure(weight, 'kg')),
      row(words('Montage', 'Mounting'), onHook ? 'Anhängerkupplung' : 'Dachträger', onHook ? 'Tow bar' : 'Roof bars'),
      row(LABELS.colour, COLOURS[colour].de, COLOURS[colour].en),
    ],
    unitPrice: euros * 100,
    producer: RADLAST,
    articleNumber: `RL-${mount.toUpperCase()}${bikes}-${Math.round(weight * 10)}`,
    picture: picture('bike-rack', colour),
    warnings: [
      words(
        'Stützlast der Anhängerkupplung beziehungsweise Dachlast beachten. Befestigung vor jeder Fahrt prüfen.',
        'Observe the permitted vertical load of the tow bar or the roof load. Check the fastening before each trip.',
      ),
    ],
    typeApproval: onHook
      ? words(
          'EG-Typgenehmigung e1*26R-03 für das Anbauteil; keine Eintragung nötig.',
          'EC type approval e1*26R-03 for the attachment; no entry in the vehicle papers needed.',
        )
      : null,
    topRated: top ?? false,
  }
}

/** name, width in cm (least–most), height, euros */
const DOG_GUARDS: readonly (readonly [string, string, string, number])[] = [
  ['Gitter Rund', '75–110', '32–45', 59],
  ['Gitter Plus', '96–145', '34–48', 79],
  ['Gitter Netz', '70–160', '60', 34],
  ['Transportbox M', '70', '50', 129],
  ['Transportbox L', '91', '62', 179],
]

function dogGuard([name, width, height, euros]: (typeof DOG_GUARDS)[number], index: number): Draft {
  const isBox = name.startsWith('Transportbox')
  return {
    categoryId: 'dog-guards',
    title: words(
      isBox ? `Pfotenwerk Hunde-${name}` : `Pfotenwerk Hundegitter ${name.slice(7)}`,
      isBox ? `Pfotenwerk dog crate ${name.slice(-1)}` : `Pfotenwerk dog guard ${['Round', 'Plus', 'Net'][index]}`,
    ),
    description: words(
      'Hält den Hund im Kofferraum und die Ladung hinter den Sitzen. Ohne Bohren eingebaut, in wenigen Minuten wieder draußen.',
      'Keeps the dog in the boot and the load behind the seats. Fitted without drilling, out again in minutes.',
    ),
    specification: [
      row(words('Breite', 'Width'), `${width} cm`),
      row(words('Höhe', 'Height'), `${height} cm`),
      row(
        LABELS.material,
        isBox ? 'Aluminium' : 'Stahl, pulverbeschichtet',
        isBox ? 'Aluminium' : 'Powder-coated steel',
      ),
    ],
    unitPrice: euros * 100 - 5,
    producer: PFOTENWERK,
    articleNumber: `PW-${2100 + index * 7}`,
    picture: picture('dog-guard', isBox ? 'silver' : 'black'),
    warnings: [
      words(
        'Ersetzt keine Sicherung nach DIN 75410-2. Sitz vor jeder Fahrt prüfen.',
        'Does not replace restraints under DIN 75410-2. Check that it sits firmly before each trip.',
      ),
    ],
  }
}

export const TRANSPORT: readonly Draft[] = [
  ...ROOF_BOXES.map(roofBox),
  ...BIKE_RACKS.map(bikeRack),
  ...DOG_GUARDS.map(dogGuard),
]
