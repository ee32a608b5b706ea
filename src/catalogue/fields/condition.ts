import { MILEAGE_CHOICES } from '#domain/vehicle/mileage-choices.ts'
import { MAX_OWNERS_CHOICES } from '#domain/vehicle/owners.ts'
import { CONDITIONS } from '#domain/vehicle/vocabulary.ts'
import {
  anyOf,
  choice,
  fed,
  integer,
  isFalse,
  isTrue,
  label,
  month,
  numbers,
  option,
  shown,
  text,
  within,
  yesNo,
} from '../build-field.ts'

const HU_MONTHS = [6, 12, 18, 24]

/** The car's history: condition, age, mileage, owners, damage, documents. */
export const CONDITION_FIELDS = [
  choice(
    'condition',
    label('Fahrzeugzustand', 'Condition'),
    CONDITIONS,
    {
      NEW: option('Neuwagen', 'New'),
      USED: option('Gebrauchtwagen', 'Used'),
      DAY_REGISTRATION: option('Tageszulassung', 'Day registration'),
      DEMONSTRATOR: option('Vorführwagen', 'Demonstrator'),
      NEARLY_NEW: option('Jahreswagen', 'Nearly new'),
    },
    {
      show: shown('keyFacts', 10),
      filters: [anyOf('condition')],
      feed: fed('rule', 'neufahrzeug', 'tageszulassung', 'vorfuehrfahrzeug', 'jahreswagen'),
    },
  ),
  month('firstRegistration', label('Erstzulassung', 'First registration'), {
    show: shown('keyFacts', 20),
    filters: [within('year-min', 'select'), within('year-max', 'select')],
    feed: fed('month', 'ez'),
    // Months since year 0: January 1900 to December 2100.
    search: numbers(1900 * 12, 2100 * 12 + 11),
  }),
  integer('mileage', label('Kilometerstand', 'Mileage'), {
    unit: 'km',
    show: shown('keyFacts', 30),
    filters: [within('mileage-max', 'select', MILEAGE_CHOICES)],
    feed: fed('integer', 'kilometer'),
    limits: [0, 2_000_000],
    search: numbers(0, 2_000_000, 1, MILEAGE_CHOICES),
  }),
  integer('previousOwners', label('Fahrzeughalter', 'Previous owners'), {
    show: shown('keyFacts', 70),
    filters: [within('owners-max', 'slider', MAX_OWNERS_CHOICES)],
    feed: fed('integer', 'vorbesitzer'),
    limits: [0, 99],
    search: numbers(0, 99),
  }),
  month('hu', label('HU gültig bis', 'Roadworthiness test valid until'), {
    show: shown('condition', 10),
    filters: [
      {
        ...within('hu-months', 'select', HU_MONTHS),
        label: label('HU noch mindestens', 'Roadworthiness test for at least'),
      },
    ],
    feed: fed('month', 'hu'),
    search: numbers(1900 * 12, 2100 * 12 + 11),
  }),
  yesNo('huNew', label('HU neu', 'New roadworthiness test on delivery'), {
    show: shown('condition', 20),
    filters: [isTrue('hu-new')],
    feed: fed('boolean', 'hu_au_neu'),
  }),
  yesNo('accident', label('Unfallfahrzeug', 'Accident damage in the past'), {
    show: shown('condition', 30),
    filters: [isFalse('accident-free', label('Unfallfrei', 'Accident-free'))],
    feed: fed('boolean', 'unfallfahrzeug'),
  }),
  yesNo('damaged', label('Beschädigt', 'Damaged'), {
    show: shown('condition', 40),
    feed: fed('boolean', 'beschaedigtes_fahrzeug'),
  }),
  yesNo('roadworthy', label('Fahrtauglich', 'Roadworthy'), {
    show: shown('condition', 50),
    feed: fed('boolean', 'fahrtauglich'),
  }),
  yesNo('fullServiceHistory', label('Scheckheftgepflegt', 'Full service history'), {
    show: shown('condition', 60),
    filters: [isTrue('service-history')],
    feed: fed('boolean', 'scheckheftgepflegt'),
  }),
  yesNo('nonSmoker', label('Nichtraucherfahrzeug', 'Non-smoker car'), {
    show: shown('condition', 70),
    feed: fed('boolean', 'nichtraucher_fahrzeug'),
  }),
  // Visitors only ever see it masked.
  text('vin', label('FIN', 'VIN'), {
    feed: fed('text', 'vin'),
    limits: [17, 17],
  }),
  text('hsn', label('Herstellerschlüsselnummer (HSN)', 'Maker key number (HSN)'), {
    feed: fed('text', 'hsn'),
    limits: [4, 4],
  }),
  text('tsn', label('Typschlüsselnummer (TSN)', 'Type key number (TSN)'), { feed: fed('text', 'tsn'), limits: [3, 9] }),
] as const
