import { kilowattsFromPs, psOf } from '#domain/vehicle/power.ts'
import { type Field, isField } from '../../blocks/use-list-form.ts'

/** Clears or converts the fields that depend on a changed one. */
export function adjustFields(form: HTMLFormElement, { name, value }: Field): void {
  if (name.startsWith('make')) clear(form, name.replace('make', 'model'))
  // Bounds of a price make no sense for a rate: 20.000 € is no monthly rate.
  if (name === 'price-kind') for (const bound of ['price-min', 'price-max']) clear(form, bound)
  if (name === 'power-unit') for (const bound of ['power-min', 'power-max']) inOtherUnit(form, bound, value)
  // Words that were typed belong to the filters they led to; their order changes nothing.
  if (name !== 'sort' && name !== 'per-page') clear(form, 'typed')
  if (name === 'place') for (const degree of ['lat', 'lon']) clear(form, degree)
}

/** 110 kW stay the same power when they are written in PS. */
function inOtherUnit(form: HTMLFormElement, name: string, unit: string): void {
  const field = form.elements.namedItem(name)
  const value = isField(field) ? Number(field.value) : 0
  if (isField(field) && value > 0) field.value = String(unit === 'PS' ? psOf(value) : kilowattsFromPs(value))
}

function clear(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (isField(field)) field.value = ''
}
