/** What a figure is in: written after it, as in “15.000 €”, or right before it, as in “€15,000”. */
export type Unit = string | { readonly before: string }

export function withUnit(figure: string, unit?: Unit): string {
  if (!unit) return figure
  return typeof unit === 'string' ? `${figure} ${unit}` : unit.before + figure
}
