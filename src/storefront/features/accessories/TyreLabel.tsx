import type { ReactNode } from 'react'
import css from './TyreLabel.module.css'
import type { TyreLabelView } from './accessory-view.ts'

const CLASSES = ['A', 'B', 'C', 'D', 'E'] as const
const NOISE_CLASSES = ['A', 'B', 'C'] as const
const [ROW, TOP] = [22, 46]

/**
 * The classes of a tyre as the label of Regulation (EU) 2020/740 arranges them: arrows for fuel efficiency and wet grip, noise below. For the
 * eyes only: the facts beside it say the same in words. Without the code of the product database, which our data do not have.
 */
export function TyreLabel({ label }: { label: TyreLabelView }) {
  return (
    <svg className={css.label} viewBox="0 0 300 256" aria-hidden="true">
      <rect className={css.frame} x="1" y="1" width="298" height="254" rx="6" />
      <Scale x={16} className={css.fuel} chosen={label.fuelEfficiency} sign={<Pump />} />
      <Scale x={160} className={css.grip} chosen={label.wetGrip} sign={<Rain />} />
      <path className={css.rule} d="M12 170h276" />
      <Noise label={label} />
      {label.snow ? <Snow x={214} /> : null}
      {label.ice ? <Ice x={258} /> : null}
    </svg>
  )
}

interface ScaleProps {
  x: number
  className: string | undefined
  chosen: string
  sign: ReactNode
}

/** Arrows from the best class to the worst, each a little longer; a black one points at the tyre's own. */
function Scale({ x, className, chosen, sign }: ScaleProps) {
  const own = CLASSES.findIndex((letter) => letter === chosen)
  return (
    <g transform={`translate(${x} 0)`} className={className}>
      {sign}
      {CLASSES.map((letter, index) => {
        const [y, width] = [TOP + index * ROW, 40 + index * 8]
        return (
          <g key={letter} data-class={letter}>
            <path d={`M0 ${y}h${width}l8 9l-8 9h-${width}z`} />
            <text x="6" y={y + 13.5}>
              {letter}
            </text>
          </g>
        )
      })}
      {own >= 0 ? (
        <g className={css.own}>
          <path d={`M124 ${TOP + own * ROW - 3}h-26l-10 12l10 12h26z`} />
          <text x="100" y={TOP + own * ROW + 15}>
            {chosen}
          </text>
        </g>
      ) : null}
    </g>
  )
}

function Noise({ label: { noiseClass, noiseDecibels } }: { label: TyreLabelView }) {
  return (
    <g className={css.noise}>
      <path className={css.sign} d="M18 206h9l12-11v38l-12-11h-9zM46 202q7 12 0 24M54 196q12 18 0 36" />
      <text className={css.decibels} x="74" y="222">
        {noiseDecibels} dB
      </text>
      {NOISE_CLASSES.map((letter, index) => (
        <text key={letter} className={letter === noiseClass ? css.chosen : css.other} x={146 + index * 18} y="222">
          {letter}
        </text>
      ))}
    </g>
  )
}

function Pump() {
  return (
    <path
      className={css.sign}
      d="M2 36V12h16v24zM5 15h10v7H5zM18 20h5v11q3 3 5 0V17l-5-4M52 24a12 12 0 1 1 0 .1M52 24m6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
    />
  )
}

function Rain() {
  return (
    <path
      className={css.sign}
      d="M6 22q-4-10 7-10q3-7 11-4q8-2 9 6q7 1 5 8zM10 27l-3 9M20 27l-3 9M30 27l-3 9M62 24a12 12 0 1 1 0 .1M62 24m6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
    />
  )
}

/** A snowflake before a mountain with three peaks. */
function Snow({ x }: { x: number }) {
  return (
    <path
      className={css.sign}
      transform={`translate(${x} 194)`}
      d="M0 38 12 10l6 10 4-8 6 10 4-6 8 22zM20 24v12M15 27l10 6M25 27l-10 6"
    />
  )
}

/** A stalagmite of ice. */
function Ice({ x }: { x: number }) {
  return <path className={css.sign} transform={`translate(${x} 194)`} d="M0 38h28L22 8l-5 14-4-12-6 16-3-6z" />
}
