import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { formatPlainNumber } from '#domain/format/numbers.ts'
import { Button } from '#design/Button.tsx'
import { uploadTexts } from '#messages/uploads.ts'
import { useLocale, useTexts } from '../site.ts'
import css from './BoxFields.module.css'
import { boxAfterKey, boxBetween, isInside, isLargeEnough, movedBox, type PercentBox, type Point } from './box-drag.ts'
import { BOX_SIDES, type BoxSide } from './box-sides.ts'
import type { FormState } from './form-state.ts'
import { FormField } from './FormFields.tsx'
import { useHydrated } from './use-hydrated.ts'

type Box = Readonly<Record<BoxSide, string>>

interface BoxFieldsProps {
  picture: { readonly key: string; readonly href: string; readonly name: string; readonly drawn: number }
  state: FormState
}

/**
 * Covers parts of a picture: with pointer or keys, which fill the fields, or by the fields alone. The page adds the button that goes on.
 */
export function BoxFields({ picture: { href, name }, state }: BoxFieldsProps) {
  const texts = useTexts(uploadTexts)
  const locale = useLocale()
  const isHydrated = useHydrated()
  const note = useId()
  const sent = state.values
  const [box, setBox] = useState<Box>({
    ...{ left: sent.left ?? '', top: sent.top ?? '', width: sent.width ?? '', height: sent.height ?? '' },
  })
  const start = useRef<{ readonly point: Point; readonly moves: PercentBox | undefined }>(undefined)
  const labels = { left: texts.boxLeft, top: texts.boxTop, width: texts.boxWidth, height: texts.boxHeight }
  const number = (side: BoxSide) => Number(box[side].replace(',', '.')) || 0
  const drawn = { left: number('left'), top: number('top'), width: number('width'), height: number('height') }
  const show = (next: PercentBox) => {
    const text = (side: BoxSide) => formatPlainNumber(next[side], locale)
    setBox({ left: text('left'), top: text('top'), width: text('width'), height: text('height') })
  }

  const drag = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event)
    if (event.type === 'pointerdown' && event.isPrimary && event.button === 0) {
      start.current = { point, moves: isInside(drawn, point) ? drawn : undefined }
      event.currentTarget.setPointerCapture(event.pointerId)
    } else if (start.current && event.isPrimary) {
      const { point: from, moves } = start.current
      const next = moves ? movedBox(moves, [point[0] - from[0], point[1] - from[1]]) : boxBetween(from, point)
      if (isLargeEnough(next)) show(next)
    }
    if (event.type === 'pointerup') start.current = undefined
  }
  const press = (event: KeyboardEvent) => {
    const next = boxAfterKey(drawn, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    show(next)
  }
  return (
    <>
      <div
        className={css.canvas}
        {...(isHydrated
          ? {
              role: 'application',
              tabIndex: 0,
              'aria-label': texts.boxCanvas,
              'aria-describedby': note,
              onKeyDown: press,
            }
          : {})}
      >
        <img src={href} alt={name} draggable={false} />
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerDown={drag}
          onPointerMove={drag}
          onPointerUp={drag}
          onPointerCancel={() => {
            start.current = undefined
          }}
        >
          <rect x={drawn.left} y={drawn.top} width={drawn.width} height={drawn.height} />
        </svg>
      </div>
      {isHydrated ? (
        <>
          <p className="note" id={note}>
            {texts.boxKeys}
          </p>
          <output className="visually-hidden">
            {drawn.width > 0 ? texts.boxAt(box.left || '0', box.top || '0', box.width, box.height) : null}
          </output>
        </>
      ) : null}
      <div className={css.sides}>
        {BOX_SIDES.map((side) => (
          <FormField
            key={side}
            state={state}
            name={side}
            label={labels[side]}
            unit="%"
            inputMode="decimal"
            value={box[side]}
            onChange={(event) => setBox({ ...box, [side]: event.target.value })}
            defaultValue={undefined}
          />
        ))}
      </div>
    </>
  )
}

/** Adds the box of the fields, or removes one that is drawn (`boxesAfter`). */
export function BoxActs({ picture: { key, drawn } }: Pick<BoxFieldsProps, 'picture'>) {
  const texts = useTexts(uploadTexts)
  return (
    <>
      <Button type="submit" name="intent" value={`add-box:${key}`}>
        {texts.addBox}
      </Button>
      {Array.from({ length: drawn }, (_, index) => (
        <Button key={index} type="submit" kind="secondary" name="intent" value={`remove-box:${key}:${index}`}>
          {texts.removeBox(index + 1)}
        </Button>
      ))}
    </>
  )
}

/** Where the pointer is, in per cent of the picture. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const part = (distance: number, whole: number) => Math.min(100, Math.max(0, (distance / whole) * 100))
  return [part(clientX - left, width), part(clientY - top, height)]
}
