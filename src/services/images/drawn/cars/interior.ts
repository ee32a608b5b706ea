import { INLAYS, TRIMS, grad } from './cockpit-parts.ts'
import { console, seatsAndDoors, steering } from './console.ts'
import { dashboard, instruments, surroundings } from './dashboard.ts'
import { type Look } from './look.ts'
import { mix } from '../paints.ts'
import { type Shades } from './paint.ts'
import { type Profile } from './profile.ts'

export function interior(car: Profile, paint: Shades, look: Look, id = 'i') {
  const base = TRIMS[look.trimColour]
  const light = look.trimColour === 'beige' || look.trimColour === 'grey'
  const t = {
    base,
    dark: '#23272b',
    lining: light ? '#d9d6ce' : '#b9bdc0',
    liningLow: light ? '#c9c5bb' : '#a6abaf',
    inlay: INLAYS[look.inlay],
  }
  const kind = look.cockpit
  return `<defs>${grad(id + 'k', '#eef2f5', '#c6ced5')}${grad(id + 'm', '#6c7881', '#3c464e', 1)}${grad(id + 'd', '#363b41', '#1b1f23')}${grad(id + 't', mix(base, '#ffffff', 0.1), mix(base, '#0d1117', 0.42))}${grad(id + 'i', mix(t.inlay, '#ffffff', 0.18), mix(t.inlay, '#0d1117', 0.2), 1)}</defs>
${surroundings(t, id)}${dashboard(t, id, kind)}${instruments(kind)}${console(t, kind, look.manual)}${seatsAndDoors(t, id)}${steering(t, kind)}`
}
