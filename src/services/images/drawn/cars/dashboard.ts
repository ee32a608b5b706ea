import type { Cockpit } from './cabin-look.ts'
import { type CockpitColours, box, dial, screen, shape, stroke, vent } from './cockpit-parts.ts'

export function surroundings(t: CockpitColours, id: string) {
  const pillar = 'M40 0H92L152 240L120 258Z'
  const corner = `${shape('M0 258L120 258L112 232L0 206Z', '#8d98a1')}${shape(pillar, t.dark)}${shape('M92 0L152 240L142 246L76 0Z', '#fff', ' opacity=".07"')}${shape('M0 178Q34 166 60 186L70 216Q52 232 0 226Z', '#1b1f23')}${shape('M0 186Q30 176 52 192L60 212Q44 222 0 218Z', '#6c7881')}`
  return `${box(0, 0, 800, 300, 0, `url(#${id}k)`)}${shape('M120 262Q400 196 680 262L690 300H110Z', '#aab4bc')}${stroke('M150 247Q400 190 650 247', '#fff', 2, ' stroke-opacity=".5"')}
${corner}<g transform="matrix(-1 0 0 1 800 0)">${corner}</g>${shape('M0 0H800V26Q400 52 0 26Z', t.lining)}
${shape('M120 22L330 38L326 66Q220 66 128 50Z', t.liningLow)}${shape('M680 22L500 38L504 66Q590 66 672 50Z', t.liningLow)}${box(408, 34, 14, 26, 3, '#1a1d20')}${box(338, 52, 154, 46, 15, '#16191c')}${box(344, 58, 142, 34, 11, `url(#${id}m)`)}`
}
export function dashboard(t: CockpitColours, id: string, kind: Cockpit) {
  const flat = kind === 'minimal'
  return `${shape(`M0 262Q60 246 120 252Q400 ${flat ? 240 : 226} 690 252Q750 246 800 262V430H0Z`, `url(#${id}d)`)}${stroke(`M30 262Q80 254 124 258Q400 ${flat ? 246 : 232} 690 258Q740 254 778 262`, '#fff', 1.5, ' stroke-opacity=".16"')}
${shape(`M0 342Q200 326 400 324T800 342V450Q600 476 400 476T0 450Z`, `url(#${id}t)`)}${shape('M0 332Q200 316 400 314T800 332V348Q600 332 400 330T0 348Z', `url(#${id}i)`)}${stroke('M0 332Q200 316 400 314T800 332', '#fff', 1.2, ' stroke-opacity=".35"')}
${flat ? '' : vent(30, 286, 72, 38, -6) + vent(700, 286, 72, 38, 6)}${stroke('M600 372H772M600 372Q596 412 604 440M700 384h34', '#000', 1.6, ' stroke-opacity=".35"')}${flat ? stroke('M60 306Q400 280 740 306', '#0c0f11', 7) + stroke('M60 304Q400 278 740 304', '#fff', 1, ' stroke-opacity=".2"') : ''}
${shape('M0 444Q200 470 400 470Q600 468 800 444V600H0Z', '#121518')}`
}

export function instruments(kind: Cockpit) {
  const binnacle =
    shape('M132 282Q136 232 250 228Q364 232 368 282L360 330H140Z', '#191c20') +
    stroke('M134 280Q140 234 250 230Q360 234 366 280', '#fff', 1.6, ' stroke-opacity=".2"')
  if (kind === 'dials')
    return (
      binnacle +
      dial(196, 286, 42, 0.32, false) +
      dial(304, 286, 42, 0.44, false) +
      box(240, 262, 20, 44, 3, '#1f2a31') +
      box(390, 252, 172, 42, 4, '#101316') +
      vent(392, 254, 80, 38) +
      vent(480, 254, 80, 38) +
      box(396, 304, 160, 62, 5, '#14181b', ' stroke="#50575d"') +
      box(424, 312, 104, 22, 3, '#25404a') +
      stroke('M434 323h50', '#9cd3dd', 3) +
      [410, 542].map((x) => `<circle cx="${x}" cy="324" r="9" fill="#2c3237" stroke="#8b9399"/>`).join('') +
      [428, 448, 468, 488, 508].map((x) => box(x, 344, 16, 12, 2, '#2b3136')).join('') +
      [424, 476, 528]
        .map(
          (x) =>
            `<circle cx="${x}" cy="398" r="19" fill="#1c2024" stroke="#8b9399" stroke-width="2"/>${stroke(`M${x} 398V384`, '#e6eaed', 2.5)}`,
        )
        .join('')
    )
  const climate = [0, 1, 2, 3, 4, 5].map((i) => box(404 + i * 25, 402, 20, 12, 2, '#2b3136')).join('')
  if (kind === 'screen')
    return (
      binnacle +
      dial(192, 286, 40, 0.26, true) +
      dial(308, 286, 40, 0.4, true) +
      box(226, 258, 48, 56, 3, '#1d2a32') +
      stroke('M236 276h28M236 286h20', '#8fc0e0', 2.4) +
      screen(392, 222, 180, 104) +
      vent(392, 338, 84, 34) +
      vent(488, 338, 84, 34) +
      box(396, 388, 168, 38, 5, '#171a1e') +
      climate
    )
  if (kind === 'twin')
    return (
      shape(
        'M136 226H600Q612 226 611 238L604 322Q603 332 592 332H150Q138 332 137 322L126 238Q126 226 136 226Z',
        '#0d1012',
        ' stroke="#454c53" stroke-width="1.500"',
      ) +
      dial(192, 280, 38, 0.3, true) +
      dial(300, 280, 38, 0.5, true) +
      box(234, 252, 30, 58, 3, '#1b2830') +
      stroke('M240 300L249 262L258 300', '#6fb0e4', 2.4) +
      screen(376, 234, 226, 90) +
      vent(404, 344, 74, 28) +
      vent(488, 344, 74, 28) +
      box(400, 386, 166, 34, 5, '#14171a') +
      climate.replaceAll('y="402"', 'y="397"')
    )
  return screen(382, 214, 252, 156)
}
