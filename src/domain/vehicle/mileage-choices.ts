/** Upper limits of the mileage filter in km. The last is offered as "200.000+" and therefore limits nothing. */
export const MILEAGE_CHOICES = [
  10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 125_000, 150_000, 175_000, 200_000,
] as const

export const NO_MILEAGE_LIMIT_FROM = 200_000
