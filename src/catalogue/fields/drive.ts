import { DRIVES, GEARBOXES } from '#domain/vehicle/vocabulary.ts'
import { anyOf, choice, fed, integer, label, numbers, option, shown, within } from '../build-field.ts'

/** The drivetrain: power, engine, gearbox, driven wheels. */
export const DRIVE_FIELDS = [
  integer('power', label('Leistung', 'Power'), {
    unit: 'kW',
    format: 'power',
    show: shown('keyFacts', 40),
    filters: [within('power-min'), within('power-max')],
    feed: fed('integer', 'leistung'),
    limits: [1, 2000],
    search: numbers(0, 2000),
  }),
  choice(
    'gearbox',
    label('Getriebe', 'Gearbox'),
    GEARBOXES,
    {
      MANUAL: option('Schaltgetriebe', 'Manual', '1'),
      AUTOMATIC: option('Automatik', 'Automatic', '3'),
      SEMI_AUTOMATIC: option('Halbautomatik', 'Semi-automatic', '2'),
    },
    { show: shown('keyFacts', 60), filters: [anyOf('gearbox')], feed: fed('code', 'getriebeart') },
  ),
  choice(
    'drive',
    label('Antriebsart', 'Driven wheels'),
    DRIVES,
    {
      FRONT: option('Frontantrieb', 'Front-wheel drive'),
      REAR: option('Heckantrieb', 'Rear-wheel drive'),
      ALL_WHEEL: option('Allradantrieb', 'All-wheel drive'),
    },
    { show: shown('technical', 40), filters: [anyOf('drive')], feed: fed('rule', 'allradantrieb') },
  ),
  integer('cubicCapacity', label('Hubraum', 'Engine size'), {
    unit: 'ccm',
    show: shown('technical', 50),
    filters: [within('ccm-max')],
    feed: fed('integer', 'ccm'),
    limits: [49, 20_000],
    search: numbers(0, 20_000),
  }),
  integer('cylinders', label('Zylinder', 'Cylinders'), { show: shown('technical', 60), limits: [1, 16] }),
] as const
