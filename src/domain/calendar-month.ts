/** Months are `YYYY-MM`; as numbers, months since year 0, they can be added to. */

export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

export function monthText(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

export function addMonths(month: string, months: number): string {
  return monthText(monthNumber(month) + months)
}
