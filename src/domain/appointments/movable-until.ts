interface Booked {
  readonly startsAt: Date
  readonly isCancelled: boolean
}

/** Until when an appointment can be given another time: as long before it as one has to book. Null for one that takes place no more. */
export function movableUntil({ startsAt, isCancelled }: Booked, noticeMinutes: number): Date | null {
  return isCancelled ? null : new Date(startsAt.getTime() - noticeMinutes * 60_000)
}
