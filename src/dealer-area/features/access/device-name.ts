const BROWSERS = [
  ['Firefox', /Firefox\//],
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** Browser and system of a user agent, as in “Firefox, Windows”; undefined where neither is known. */
export function deviceName(userAgent: string | null | undefined): string | undefined {
  if (!userAgent) return undefined
  const names = [BROWSERS, SYSTEMS].map((known) => known.find(([, pattern]) => pattern.test(userAgent))?.[0])
  return names.filter(Boolean).join(', ') || undefined
}
