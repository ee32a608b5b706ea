import { doorsOf } from './doors.ts'
import { heightAt, n, xy } from './geometry.ts'
import { type Look } from './look.ts'
import { type Profile } from './profile.ts'

/** Shut lines: doors, bonnet, bumpers, tailgate. */
export function seams(car: Profile, look: Look) {
  const { sill } = car
  const foot = sill + 5
  const doors = doorsOf(car, look)
  const [a, b, c] = doors
  const out: string[] = []
  const edge = (x: number, lean: number, bow: number) =>
    `M${xy(x - lean, car.belt(x) - 0.6)}Q${xy(x - lean - bow, (car.belt(x) + foot) / 2 + 8)} ${xy(x + 1, foot + 3)}`
  const R = car.arch + 5.5
  const reach = Math.sqrt(Math.max(R * R - (car.archY - foot) ** 2, 1))
  const last = c ?? b
  const under = car.rearAxle - last
  let rear
  if (under >= R - 1 || car.slide || car.squareArch)
    rear =
      `L${xy(last, car.belt(last))}`.replace('L', 'M') +
      `Q${xy(last + 1.5, (car.belt(last) + foot) / 2)} ${xy(Math.min(last, car.rearAxle - reach - 1), foot)}`
  else {
    const t = Math.sqrt(R * R - under * under)
    const k = Math.atan2(t, -under) + 0.42
    const px = car.rearAxle + R * Math.cos(k)
    const py = car.archY + R * Math.sin(k)
    rear = `M${xy(last, car.belt(last) - 0.6)}L${xy(last - 0.6, car.archY + t + 9)}Q${xy(last - 1.5, car.archY + t + 1)} ${xy(px, py)}A${n(R)} ${n(R)} 0 0 0 ${xy(car.rearAxle - reach, foot)}`
  }
  const from = Math.min(car.rearAxle - reach, Math.max(last, 0))
  out.push(edge(a, 2, 2.5) + `L${xy(a + 4, foot)}L${xy(from, foot)}`, rear)
  if (c !== undefined) out.push(`M${xy(b + 2, car.belt(b))}Q${xy(b + 4, (car.belt(b) + foot) / 2)} ${xy(b + 2, foot)}`)
  if (car.bed)
    out.push(
      `M${xy(360, 129.5)}L${xy(360, foot - 2)}`,
      `M${xy(361.4, 129)}L${xy(361.4, foot - 2)}`,
      `M${xy(366, 121)}L${xy(518, 121)}`,
      `M${xy(car.length - 17, 127)}L${xy(car.length - 16, 66)}`,
    )
  // bonnet: from the lamp to the foot of the windscreen; bumper: from the lamp to the arch
  const { x: hx, y: hy, length: hl, height: hh, rise } = car.headlamp
  const tip: readonly [number, number] = car.round ? [hx + hl * 0.9, hy] : [hx + hl, hy + rise]
  const [cx, cy] = car.cowl
  out.push(
    `M${xy(tip[0], tip[1])}Q${xy((tip[0] + cx) / 2, heightAt(car.outline, (tip[0] + cx) / 2) - 3)} ${xy(cx + 5, cy - 2.4)}`,
  )
  const k = 2.3
  const ax = car.frontAxle + (car.arch + 1) * Math.cos(k)
  const ay = car.archY + (car.arch + 1) * Math.sin(k)
  out.push(`M${xy(tip[0] - hl * 0.12, tip[1] - hh * 0.6)}Q${xy(ax + 1, ay + 6)} ${xy(ax, ay)}`)
  const { x: rx, y: ry, height: rh, shape: kind } = car.taillamp
  const q = 0.7
  const bx = car.rearAxle + (car.arch + 1) * Math.cos(q)
  const by = car.archY + (car.arch + 1) * Math.sin(q)
  const seam = Math.max(by + 4, Math.min(ry - rh - 8, car.archY + car.arch * 0.98))
  if (!car.bed) out.push(`M${xy(bx, by)}Q${xy(bx + (car.length - bx) * 0.3, seam)} ${xy(car.length + 2, seam)}`)
  if (!car.bed && car.kind !== 'saloon' && car.kind !== 'low')
    out.push(`M${xy(rx - (kind === 'tall' ? 4 : 2), ry - rh + 1)}L${xy(rx + (car.length - rx) * 0.3, seam)}`)
  if (car.slide) out.push(`M${xy(car.pillars[2]![0] + 2, car.belt(350) - 7)}L${xy(rx - 12, car.belt(rx) - 9)}`)
  return out.join('')
}
