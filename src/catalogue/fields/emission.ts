import { CO2_CLASSES, EFFICIENCY_CLASSES, EMISSION_CLASSES, EMISSION_STICKERS } from '#domain/vehicle/emissions.ts'
import { anyOf, choice, fed, integer, isTrue, label, numbers, option, shown, within, yesNo } from '../build-field.ts'

const CO2_TEXTS = {
  A: option('A', 'A'),
  B: option('B', 'B'),
  C: option('C', 'C'),
  D: option('D', 'D'),
  E: option('E', 'E'),
  F: option('F', 'F'),
  G: option('G', 'G'),
} as const

/** Emissions. The weight-based efficiency class of old offers is shown but never filtered. */
export const EMISSION_FIELDS = [
  integer('co2Emission', label('CO₂-Emissionen (kombiniert)', 'CO₂ emissions (combined)'), {
    unit: 'g/km',
    show: shown('consumption', 50),
    filters: [within('co2-min'), within('co2-max')],
    feed: fed('integer', 'emission'),
    limits: [0, 2000],
    search: numbers(0, 2000),
  }),
  choice('co2Class', label('CO₂-Klasse', 'CO₂ class'), CO2_CLASSES, CO2_TEXTS, {
    show: shown('consumption', 60),
    filters: [anyOf('co2-class')],
    feed: fed('rule', 'emission', 'ez'),
  }),
  choice(
    'co2ClassDischarged',
    label('CO₂-Klasse bei entladener Batterie', 'CO₂ class, battery discharged'),
    CO2_CLASSES,
    CO2_TEXTS,
    {
      show: shown('consumption', 70),
    },
  ),
  choice(
    'emissionClass',
    label('Schadstoffklasse', 'Emission class'),
    EMISSION_CLASSES,
    {
      EURO1: option('Euro 1', 'Euro 1', '1'),
      EURO2: option('Euro 2', 'Euro 2', '2'),
      EURO3: option('Euro 3', 'Euro 3', '3'),
      EURO4: option('Euro 4', 'Euro 4', '4'),
      EURO5: option('Euro 5', 'Euro 5', '5'),
      EURO6: option('Euro 6', 'Euro 6', '6'),
      EURO6C: option('Euro 6c', 'Euro 6c'),
      EURO6D_TEMP: option('Euro 6d-TEMP', 'Euro 6d-TEMP'),
      EURO6D: option('Euro 6d', 'Euro 6d'),
      EURO6E: option('Euro 6e', 'Euro 6e'),
    },
    { show: shown('consumption', 80), filters: [anyOf('emission-class')], feed: fed('code', 'schadstoff') },
  ),
  choice(
    'emissionSticker',
    label('Umweltplakette', 'Emission sticker'),
    EMISSION_STICKERS,
    {
      GREEN: option('4 (Grün)', '4 (green)', '4'),
      YELLOW: option('3 (Gelb)', '3 (yellow)', '3'),
      RED: option('2 (Rot)', '2 (red)', '2'),
      NONE: option('1 (Keine)', '1 (none)', '1'),
    },
    { show: shown('consumption', 90), filters: [anyOf('sticker')], feed: fed('code', 'umweltplakette') },
  ),
  choice(
    'efficiencyClass',
    label('Effizienzklasse (alt)', 'Efficiency class (old)'),
    EFFICIENCY_CLASSES,
    {
      APPP: option('A+++', 'A+++', 'A+++'),
      APP: option('A++', 'A++', 'A++'),
      AP: option('A+', 'A+', 'A+'),
      A: option('A', 'A', 'A'),
      B: option('B', 'B', 'B'),
      C: option('C', 'C', 'C'),
      D: option('D', 'D', 'D'),
      E: option('E', 'E', 'E'),
      F: option('F', 'F', 'F'),
      G: option('G', 'G', 'G'),
    },
    { show: shown('consumption', 100), feed: fed('code', 'energieeffizienzklasse') },
  ),
  yesNo('particleFilter', label('Partikelfilter', 'Particle filter'), {
    show: shown('consumption', 110),
    filters: [isTrue('particle-filter')],
    feed: fed('boolean', 'partikelfilter'),
  }),
] as const
