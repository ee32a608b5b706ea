/** Month and year as banks ask for them: the month 01 to 12, the year from 1000 to 2999 (specification, section 5). */
const BANKING_MONTH = /^(0[1-9]|1[0-2])\/[12]\d{3}$/

const NAMES: Readonly<Record<string, number>> = {
  ...{ jan: 1, feb: 2, mär: 3, mar: 3, mrz: 3, apr: 4, mai: 5, may: 5, jun: 6 },
  ...{ jul: 7, aug: 8, sep: 9, okt: 10, oct: 10, nov: 11, dez: 12, dec: 12 },
}

/** A month as people write it (`4/2017`, `04.2017`, `April 2017`) as `04/2017`; null where it is none. */
export function readBankingMonth(text: string): string | null {
  const [, entered = '', year = ''] = /^\s*(\d{1,2}|\p{L}{3,9})\.?[\s./-]*(\d{4})\s*$/u.exec(text) ?? []
  const month = /^\d/.test(entered) ? Number(entered) : NAMES[entered.slice(0, 3).toLowerCase()]
  const written = `${String(month).padStart(2, '0')}/${year}`
  return BANKING_MONTH.test(written) ? written : null
}

/** A stored month as it is shown; anything else is a dash. */
export function shownBankingMonth(text: string | null | undefined): string {
  return text && BANKING_MONTH.test(text) ? text : '–'
}

/** Whole months from a banking month until a day (`YYYY-MM-DD`); negative in the future. */
export function monthsSince(bankingMonth: string, day: string): number {
  const [month = 0, year = 0] = bankingMonth.split('/').map(Number)
  const [nowYear = 0, nowMonth = 0] = day.split('-').map(Number)
  return (nowYear - year) * 12 + nowMonth - month
}

/** Whole years from one day to another. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}
