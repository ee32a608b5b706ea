/** What a figure is in: written after it, as in “15.000 €”, or right before it, as in “€15,000”. */
export type Unit = string | { readonly before: string }

/** A field's label with what its figure is in, for those who do not see the unit. */
export function labelWithUnit(label: string, unit?: Unit): string {
  return withUnit(label, typeof unit === 'object' ? unit.before : unit)
}

export function withUnit(figure: string, unit?: Unit): string {
  if (!unit) return figure
  return typeof unit === 'string' ? `${figure} ${unit}` : unit.before + figure
}
