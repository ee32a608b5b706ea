import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '#design/Button.tsx'
import { uploadTexts } from '#messages/uploads.ts'
import { useTexts } from '../site.ts'
import css from './BoxFields.module.css'
import { BOX_SIDES, type BoxSide } from './box-sides.ts'
import type { FormState } from './form-state.ts'
import { FormField } from './FormFields.tsx'
import formCss from './FormFields.module.css'

type Box = Readonly<Record<BoxSide, string>>

interface BoxFieldsProps {
  picture: { readonly key: string; readonly href: string; readonly name: string; readonly drawn: number }
  state: FormState
}

/** Covers parts of a picture: with the pointer, which fills the fields, or by the fields alone. The page adds its way on. */
export function BoxFields({ picture: { href, name }, state }: BoxFieldsProps) {
  const texts = useTexts(uploadTexts)
  const sent = state.values
  const [box, setBox] = useState<Box>({
    ...{ left: sent.left ?? '', top: sent.top ?? '', width: sent.width ?? '', height: sent.height ?? '' },
  })
  const start = useRef<readonly [number, number]>(undefined)
  const labels = { left: texts.boxLeft, top: texts.boxTop, width: texts.boxWidth, height: texts.boxHeight }

  const drag = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event)
    if (event.type === 'pointerdown') {
      start.current = point
      event.currentTarget.setPointerCapture(event.pointerId)
    } else if (start.current) setBox(boxBetween(start.current, point))
    if (event.type === 'pointerup') start.current = undefined
  }
  const number = (side: BoxSide) => Number(box[side].replace(',', '.')) || 0
  return (
    <>
      <div className={css.canvas}>
        <img src={href} alt={name} />
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerDown={drag}
          onPointerMove={drag}
          onPointerUp={drag}
        >
          <rect x={number('left')} y={number('top')} width={number('width')} height={number('height')} />
        </svg>
      </div>
      <div className={formCss.pair}>
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
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const part = (distance: number, whole: number) => Math.min(100, Math.max(0, (distance / whole) * 100))
  return [part(clientX - left, width), part(clientY - top, height)]
}

function boxBetween([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Box {
  const text = (part: number) => String(Math.round(part * 10) / 10)
  return {
    ...{ left: text(Math.min(x1, x2)), top: text(Math.min(y1, y2)) },
    ...{ width: text(Math.abs(x1 - x2)), height: text(Math.abs(y1 - y2)) },
  }
}
