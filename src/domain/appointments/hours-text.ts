/** `9-18:30`, `9 bis 18:30 Uhr` and `09:00 – 18:30` are `09:00–18:30`; undefined for anything else. */
export function readHours(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?(?: ?Uhr)?\s*(?:[-–]|bis|to)\s*(\d{1,2})(?:[:.](\d{2}))?(?: ?Uhr)?$/i.exec(
    text.trim(),
  )
  if (!match) return undefined
  const [, fromHour = '', fromMinute = '00', toHour = '', toMinute = '00'] = match
  const [from, to] = [`${fromHour.padStart(2, '0')}:${fromMinute}`, `${toHour.padStart(2, '0')}:${toMinute}`]
  return from < to && to <= '24:00' && fromMinute < '60' && toMinute < '60' ? `${from}–${to}` : undefined
}
