import type { Cockpit } from './cabin-look.ts'
import { type CockpitColours, box, shape, stroke } from './cockpit-parts.ts'

export function steering(t: CockpitColours, kind: Cockpit) {
  const flat = kind === 'minimal'
  const rim = 136
  const spokes = flat
    ? 'M118 396Q180 380 214 384H286Q320 380 382 396L380 418Q330 424 296 440H204Q170 424 120 418Z'
    : 'M118 388Q180 378 204 384H296Q320 378 382 388L380 414Q320 418 300 438L274 462L270 536H230L226 462L200 438Q180 418 120 414Z'
  const pads = [156, 318].map((x) => box(x, 393, 26, 16, 5, '#2d3338')).join('')
  return `<g transform="translate(0 36)"><g>${stroke('M128 352L86 338M372 352L414 338', '#101316', 11)}</g>${shape(spokes, '#1a1d21')}${flat ? '' : shape('M232 470L236 532H264L268 470Q250 478 232 470Z', '#7f878e')}${pads}<ellipse cx="250" cy="404" rx="${rim}" ry="${flat ? 126 : 134}" fill="none" stroke="#15181b" stroke-width="25"/><ellipse cx="250" cy="404" rx="${rim}" ry="${flat ? 126 : 134}" fill="none" stroke="#2b3035" stroke-width="19"/><path d="M125 362A136 134 0 0 1 375 362" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3"/><path d="M118 430A136 134 0 0 0 146 490M382 430A136 134 0 0 1 354 490" fill="none" stroke="#0c0e10" stroke-width="22" stroke-opacity=".4"/><ellipse cx="250" cy="416" rx="46" ry="42" fill="#202428" stroke="#0c0e10" stroke-width="2"/><ellipse cx="250" cy="416" rx="11" ry="10" fill="none" stroke="#7f878e" stroke-width="2.500"/></g>`
}

export function console(t: CockpitColours, kind: Cockpit, manual: boolean) {
  const tunnel =
    shape('M414 446Q484 436 556 446L604 600H372Z', '#1b1f23') +
    stroke('M414 446L374 600M556 446L602 600', '#fff', 1.5, ' stroke-opacity=".14"')
  if (kind === 'minimal')
    return (
      tunnel +
      box(426, 470, 118, 46, 8, '#0e1113') +
      stroke('M426 470h118', '#fff', 1, ' stroke-opacity=".25"') +
      `<ellipse cx="450" cy="556" rx="26" ry="17" fill="#0c0e10" stroke="#4b5258" stroke-width="2"/><ellipse cx="520" cy="556" rx="26" ry="17" fill="#0c0e10" stroke="#4b5258" stroke-width="2"/>` +
      stroke('M372 356L408 348', '#101316', 10)
    )
  const cups = `<ellipse cx="534" cy="566" rx="26" ry="17" fill="#0c0e10" stroke="#4b5258" stroke-width="2"/>`
  if (manual)
    return (
      tunnel +
      cups +
      shape('M432 552L466 486H504L528 534Q484 566 432 552Z', '#0f1214') +
      stroke('M470 500L462 544M486 500L488 548M498 500L512 538', '#2c3237', 2.5) +
      shape('M478 500L481 462H493L496 500Z', '#8b9399') +
      `<ellipse cx="487" cy="448" rx="21" ry="19" fill="#1d2125" stroke="#9aa2a8" stroke-width="2"/>${stroke('M480 441v14M487 441v14M494 441v14M480 448h14', '#d7dce0', 1.6)}`
    )
  return (
    tunnel +
    cups +
    box(446, 480, 62, 78, 10, '#101316', ' stroke="#5a6167"') +
    shape('M466 528L470 478Q478 462 488 478L491 528Z', '#23282d', ' stroke="#8b9399" stroke-width="1.500"') +
    ['P', 'R', 'N', 'D']
      .map(
        (c, i) =>
          `<text x="513" y="${498 + i * 16}" font-family="sans-serif" font-size="11" fill="${c === 'D' ? '#f0f3f5' : '#747c83'}">${c}</text>`,
      )
      .join('') +
    box(452, 566, 44, 12, 4, '#2b3136')
  )
}
export function seatsAndDoors(t: CockpitColours, id: string) {
  const door = `${shape('M0 300L64 318Q84 400 70 520L52 600H0Z', `url(#${id}t)`)}${shape('M0 430Q50 424 78 438L72 470Q40 464 0 474Z', '#15181b')}${stroke('M8 384L58 378', t.inlay, 6)}${stroke('M2 304L64 320Q84 400 70 520', '#000', 1.6, ' stroke-opacity=".35"')}`
  const cushion = (x: number) =>
    `${shape(`M${x} 600Q${x + 4} 546 ${x + 40} 540L${x + 178} 540Q${x + 214} 546 ${x + 218} 600Z`, `url(#${id}t)`)}${stroke(`M${x + 42} 600Q${x + 46} 560 ${x + 60} 542M${x + 176} 600Q${x + 172} 560 ${x + 158} 542`, '#000', 1.6, ' stroke-opacity=".3"')}${stroke(`M${x + 12} 574Q${x + 18} 549 ${x + 42} 543L${x + 176} 543`, '#fff', 1.5, ' stroke-opacity=".25"')}`
  return `${door}<g transform="matrix(-1 0 0 1 800 0)">${door}</g>${cushion(140)}${cushion(590)}`
}
