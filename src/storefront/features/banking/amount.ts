import type { Locale } from '#domain/locale.ts'

/** An amount as people write it (`2.840`, `149,50`, `1 200 €`) in euros; undefined for an empty text, -1 for anything that is no amount. */
export function eurosOf(text: string | undefined, locale: Locale): number | undefined {
  const entered = (text ?? '').replaceAll(/[\s\u00A0€]/g, '')
  if (entered === '') return undefined
  const [group, point] = locale === 'de' ? ['.', ','] : [',', '.']
  const isGrouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${point}\\d{1,2})?$`).test(entered)
  const plain = isGrouped ? entered.replaceAll(group, '') : entered
  return /^\d{1,9}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : -1
}
