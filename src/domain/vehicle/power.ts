/** 1 kW = 1.35962 PS (metric horsepower). */
const PS_PER_KW = 1.35962

/** Whole PS of a power in kW, as it stands in an offer: 110 kW → 150. */
export function psOf(kilowatts: number): number {
  return Math.round(kilowatts * PS_PER_KW)
}

/** The least whole kW whose offer shows at least that many PS. */
export function kilowattsFromPs(ps: number): number {
  return Math.max(0, Math.ceil((ps - 0.5) / PS_PER_KW))
}

/** The greatest whole kW whose offer shows at most that many PS. */
export function kilowattsUpToPs(ps: number): number {
  return kilowattsFromPs(ps + 1) - 1
}
