import { type Ref, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { Input } from './Field.tsx'
import css from './RangeFields.module.css'
import { labelWithUnit, type Unit, withUnit } from './unit.ts'

interface Scale {
  /** Values the handles stop at, ascending, at least two. The outermost mean "no bound". */
  stops: readonly number[]
  unit?: Unit
  /** How a value reads, e.g. "45.000". */
  format: (value: number) => string
}

interface RangeFieldsProps extends Scale {
  label: string
  /** What the two fields are called, e.g. "Preis von", "Preis bis". */
  fromLabel: string
  toLabel: string
  /** The word between the fields. */
  between: string
  fromName: string
  toName: string
  /** Set bounds; undefined where there is none. */
  from?: number
  to?: number
  /** Hits between a stop and the next, for the bars above the line. */
  bars?: readonly number[]
}

/** A range: two number fields, which are the form's values, and with script two handles on a line that move them. */
export function RangeFields(props: RangeFieldsProps) {
  const { label, fromLabel, toLabel, between, fromName, toName, from, to, stops, unit, bars, format } = props
  const last = stops.length - 1
  const [bounds, setBounds] = useState({ from, to })
  const [low, setLow] = useState(() => stopBelow(stops, from))
  const [high, setHigh] = useState(() => stopAbove(stops, to))
  // New bounds from the address move the handles; in between they follow the hand.
  if (bounds.from !== from || bounds.to !== to) {
    setBounds({ from, to })
    setLow(stopBelow(stops, from))
    setHigh(stopAbove(stops, to))
  }
  const fromField = useRef<HTMLInputElement>(null)
  const toField = useRef<HTMLInputElement>(null)

  const write = (field: HTMLInputElement | null, index: number, none: number) => {
    if (field) field.value = index === none ? '' : format(stops[index]!)
  }
  return (
    <fieldset className={css.range}>
      <legend className="visually-hidden">{label}</legend>
      <div className={classes(css.line, bars === undefined && css.flat, 'with-script')}>
        <Track low={low} high={high} last={last} bars={bars} />
        <Handle
          stops={stops}
          unit={unit}
          format={format}
          label={fromLabel}
          index={low}
          onMove={(moved) => {
            const index = Math.min(moved, high - 1)
            setLow(index)
            write(fromField.current, index, 0)
          }}
        />
        <Handle
          stops={stops}
          unit={unit}
          format={format}
          label={toLabel}
          index={high}
          onMove={(moved) => {
            const index = Math.max(moved, low + 1)
            setHigh(index)
            write(toField.current, index, last)
          }}
        />
      </div>
      <div className={css.pair}>
        <Bound
          unit={unit}
          format={format}
          ref={fromField}
          name={fromName}
          label={fromLabel}
          value={from}
          outermost={stops[0]!}
        />
        <span>{between}</span>
        <Bound
          unit={unit}
          format={format}
          ref={toField}
          name={toName}
          label={toLabel}
          value={to}
          outermost={stops[last]!}
        />
      </div>
    </fieldset>
  )
}

interface HandleProps extends Scale {
  label: string
  /** The stop it is at. */
  index: number
  onMove: (index: number) => void
}

function Handle({ label, index, onMove, stops, unit, format }: HandleProps) {
  return (
    <input
      type="range"
      className={css.handle}
      min={0}
      max={stops.length - 1}
      value={index}
      aria-label={label}
      aria-valuetext={withUnit(format(stops[index]!), unit)}
      onChange={(event) => onMove(Number(event.target.value))}
    />
  )
}

interface BoundProps extends Omit<Scale, 'stops'> {
  ref: Ref<HTMLInputElement>
  label: string
  name: string
  value: number | undefined
  /** The outermost stop on its side, the placeholder of the empty field. */
  outermost: number
}

function Bound({ ref, label, name, value, outermost, unit, format }: BoundProps) {
  return (
    <Input
      ref={ref}
      name={name}
      unit={unit}
      inputMode="numeric"
      autoComplete="off"
      aria-label={labelWithUnit(label, unit)}
      defaultValue={value === undefined ? '' : format(value)}
      placeholder={format(outermost)}
    />
  )
}

/** The line between the handles and the bars above it, drawn in units of one stop; the chosen ones once more, over the others. */
function Track({ low, high, last, bars = [] }: { low: number; high: number; last: number; bars?: readonly number[] }) {
  return (
    <svg className={css.track} viewBox={`0 0 ${last} 40`} preserveAspectRatio="none" aria-hidden="true">
      <path d={outline(bars, 0, last)} />
      <path className={css.within} d={outline(bars, low, high)} />
      <rect x={0} y={38} width={last} height={2} />
      <rect className={css.chosen} x={low} y={38} width={high - low} height={2} />
    </svg>
  )
}

/** The bars between two stops as one shape. */
function outline(bars: readonly number[], from: number, to: number): string {
  const tallest = Math.max(...bars, 1)
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(1, Math.round((count / tallest) * 36)))
  const steps = bars.slice(from, to).map((count) => `V${38 - heightOf(count)}h1`)
  return `M${from} 38${steps.join('')}V38z`
}

function stopBelow(stops: readonly number[], value = -Infinity): number {
  const index = stops.findLastIndex((stop) => stop <= value)
  return Math.min(Math.max(index, 0), stops.length - 2)
}

function stopAbove(stops: readonly number[], value = Infinity): number {
  const index = stops.findIndex((stop) => stop >= value)
  return index === -1 ? stops.length - 1 : Math.max(index, 1)
}
