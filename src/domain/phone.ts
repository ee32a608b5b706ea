/** Area codes with two digits; mobile prefixes have three. */
const SHORT_AREAS = ['30', '40', '69', '89']

/**
 * A German number as people read it: `+492214710100` with area code `221` → `+49 221 4710100`. Without an area code mobile numbers and the
 * largest cities are still set apart; anything else, and other countries' numbers, keep their digits together.
 */
export function displayPhone(number: string, areaCode: string | null = null): string {
  const digits = /^\+49(\d+)$/.exec(number)?.[1]
  if (digits === undefined) return number
  const area = [areaCode, /^1[5-7]\d/.exec(digits)?.[0], SHORT_AREAS.find((code) => digits.startsWith(code))].find(
    (code) => code && digits.startsWith(code),
  )
  return area ? `+49 ${area} ${digits.slice(area.length)}` : `+49 ${digits}`
}
