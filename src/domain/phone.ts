/**
 * Area codes of two digits, those of three digits and mobile prefixes. The only longer area code that begins like one of them is 2129
 * (Bundesnetzagentur).
 */
const KNOWN_AREA = /^(?:30|40|69|89|[2-9]\d1|20[2389]|2129|21[24]|228|234|335|34[05]|355|365|375|385|395|906|1[5-7]\d)/

/**
 * A German number as people read it: `+492214710100` → `+49 221 4710100`. Area codes of towns, which have four digits or more, are set
 * apart only where `areaCode` names them; other countries' numbers keep their digits together.
 */
export function displayPhone(number: string, areaCode: string | null = null): string {
  const digits = /^\+49(\d+)$/.exec(number)?.[1]
  if (digits === undefined) return number
  const area = KNOWN_AREA.exec(digits)?.[0] ?? (areaCode && digits.startsWith(areaCode) ? areaCode : null)
  return area ? `+49 ${area} ${digits.slice(area.length)}` : `+49 ${digits}`
}
