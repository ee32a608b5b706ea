/** The client that rate limits count: an IPv4 address, or the /64 of an IPv6 address, which is what one household gets. */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]!.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  const all = address.includes('::')
    ? [...groups, ...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest]
    : groups
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** IPv4 networks that are nobody's public address: first address, and the bits that name the network. */
const INNER_NETWORKS: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Whether an IP address belongs to the public internet; of IPv6 only what is given out and leads to no IPv4 address. */
export function isPublicAddress(address: string): boolean {
  const plain = address.toLowerCase().split('%')[0]!
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1] ?? plain
  const value = ipv4Value(mapped)
  if (value !== undefined)
    return !INNER_NETWORKS.some(([first, bits]) => value >>> (32 - bits) === ipv4Value(first)! >>> (32 - bits))
  const [, first, second] = /^([\da-f]{1,4}):([\da-f]{0,4})(?::[\da-f:.]*)?$/.exec(plain) ?? []
  if (first === undefined) return false
  const [head, next] = [Number.parseInt(first, 16), second ? Number.parseInt(second, 16) : 0]
  const isTunnel = head === 0x2002 || (head === 0x2001 && (next < 0x200 || next === 0xdb8))
  // RFC 9637: a second network for documentation.
  const isExample = head === 0x3fff && next < 0x1000
  return head >= 0x2000 && head < 0x4000 && !isTunnel && !isExample
}

function ipv4Value(address: string): number | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number)
  if (!parts || parts.some((part) => part > 255)) return undefined
  return parts.reduce((value, part) => value * 256 + part, 0)
}
