/** The design tokens that a dealer's own shop overrides, derived from its colour (`#rrggbb`, dark enough for white text). */
export function brandTokens(color: string): Record<string, string> {
  return {
    brand: color,
    'brand-strong': mixed(color, '#000000', 0.28),
    'brand-soft': mixed(color, '#ffffff', 0.91),
    'on-brand': '#ffffff',
  }
}

/** A colour mixed with a share of another. */
function mixed(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [own, added] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((own ?? 0) * (1 - share) + (added ?? 0) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
