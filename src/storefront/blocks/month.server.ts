import type { FormValues } from './form.server.ts'

/**
 * The month that two fields of a form say, `YYYY-MM`; undefined where both are empty. If only one of them is filled, the text is no month,
 * and the gateway refuses it.
 */
export function monthFrom(values: FormValues, name: string): string | undefined {
  const [month = '', year = ''] = [values[`${name}Month`], values[`${name}Year`]]
  return month === '' && year === '' ? undefined : `${year}-${month}`
}

/** What the two fields of a month begin with. */
export function monthFields(name: string, month: string | null | undefined): Record<string, string> {
  const [year = '', part = ''] = (month ?? '').split('-')
  return { [`${name}Month`]: part, [`${name}Year`]: year }
}
