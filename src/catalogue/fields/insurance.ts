import { integer, label, shown } from '../build-field.ts'

/**
 * The insurers' classes of a type (GDV), which no feed format has: dealers enter them or deliver them as `x_…` columns. The limits are the
 * lowest and highest class of each of the three directories.
 */
export const INSURANCE_FIELDS = [
  integer('insuranceLiability', label('Typklasse Haftpflicht', 'Insurance class, liability'), {
    show: shown('technical', 140),
    limits: [10, 25],
  }),
  integer('insurancePartial', label('Typklasse Teilkasko', 'Insurance class, partial cover'), {
    show: shown('technical', 141),
    limits: [10, 33],
  }),
  integer('insuranceComprehensive', label('Typklasse Vollkasko', 'Insurance class, comprehensive'), {
    show: shown('technical', 142),
    limits: [10, 34],
  }),
] as const
