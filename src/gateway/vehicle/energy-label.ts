import { berlinToday } from '#domain/berlin-time.ts'
import { fieldByKey } from '#catalogue/fields.ts'
import { costLines, costSource } from '#use-cases/vehicle/energy-costs.ts'
import {
  combinedLines,
  detailLines,
  labelLine,
  type LabelLine,
  type VehicleLabel,
} from '#use-cases/vehicle/energy-label.ts'
import { builder } from '../builder.ts'
import { type Fact, FactType } from './facts.ts'

export const EnergyLabelType = builder.objectRef<VehicleLabel>('EnergyLabel').implement({
  fields: (t) => ({
    required: t.boolean({
      description: 'Whether the car counts as new, so that every advertisement must state the label (Pkw-EnVKV).',
      resolve: ({ isRequired }) => isRequired,
    }),
    line: t.string({
      description: 'All combined values in one line, for cards.',
      resolve: (label, _, { locale }) => labelLine(label, locale),
    }),
    co2Class: t.string({ nullable: true, resolve: ({ label }) => label?.co2Class ?? null }),
    co2ClassDischarged: t.string({ nullable: true, resolve: ({ label }) => label?.discharged?.co2Class ?? null }),
    rows: t.field({
      type: [FactType],
      description: 'Every value, for the vehicle page: the combined ones first.',
      resolve: (label, _, { locale }) => [...combinedLines(label, locale), ...detailLines(label, locale)].map(factOf),
    }),
    costs: t.field({
      type: [FactType],
      description: 'Of a required label: energy costs of a year, CO₂ costs of ten years, vehicle tax; otherwise empty.',
      resolve: (label, _, { locale }) => costLines(label, berlinToday(), locale).map(factOf),
    }),
    costSource: t.string({
      nullable: true,
      description: 'Source and year of the prices behind the costs.',
      resolve: (label, _, { locale }) => costSource(label, berlinToday(), locale),
    }),
    missing: t.stringList({
      description: 'The values that a required label lacks, by name.',
      resolve: ({ missing }, _, { locale }) => missing.map((key) => fieldByKey(key).label[locale]),
    }),
  }),
})

function factOf({ key, label, value }: LabelLine): Fact {
  return { key, group: 'CONSUMPTION', label, value, values: [value] }
}
