const DAY_MS = 86_400_000

/** Days ahead of the month an inspection is due in at which its owner is reminded. */
const AHEAD_DAYS = 30

/** The months, `YYYY-MM`, whose inspections are to be reminded of on a day: from this one to the one that is 30 days off. */
export function inspectionsDue(today: string): { readonly from: string; readonly to: string } {
  const ahead = new Date(Date.parse(`${today}T00:00:00Z`) + AHEAD_DAYS * DAY_MS)
  return { from: today.slice(0, 7), to: ahead.toISOString().slice(0, 7) }
}

/** Whether an inspection is overdue, due or later; months are compared as texts. */
export function inspectionState(month: string, today: string): 'OVERDUE' | 'DUE' | 'LATER' {
  const { from, to } = inspectionsDue(today)
  if (month < from) return 'OVERDUE'
  return month <= to ? 'DUE' : 'LATER'
}
