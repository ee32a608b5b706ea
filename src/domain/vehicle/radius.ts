/** Kilometres around a place that a search may cover. A radius counts only together with a place. */
export const RADIUS_CHOICES = [20, 50, 100, 200, 300, 400, 500, 900] as const
export type Radius = (typeof RADIUS_CHOICES)[number]

export const DEFAULT_RADIUS: Radius = 200

/** The smallest radius on offer that is at least as large. */
export function radiusFor(kilometres: number): Radius {
  return RADIUS_CHOICES.find((choice) => choice >= kilometres) ?? RADIUS_CHOICES.at(-1)!
}

export function isRadius(kilometres: number): kilometres is Radius {
  return (RADIUS_CHOICES as readonly number[]).includes(kilometres)
}
