interface Booked {
  readonly startsAt: Date
  readonly isCancelled: boolean
}

/** Until when an appointment can be given another time: the same notice as for booking one. Null for a cancelled one. */
export function movableUntil({ startsAt, isCancelled }: Booked, noticeMinutes: number): Date | null {
  return isCancelled ? null : new Date(startsAt.getTime() - noticeMinutes * 60_000)
}
