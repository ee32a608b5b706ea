import { type PointerEvent, useRef, useState } from 'react'
import { Button, ButtonLink } from '#design/Button.tsx'
import { privateSaleTexts } from '#messages/private-sale.ts'
import { FlowActs } from '../../blocks/FlowPage.tsx'
import formCss from '../../blocks/FormFields.module.css'
import type { FormState } from '../../blocks/form-state.ts'
import { FormField } from '../../blocks/FormFields.tsx'
import { useTexts } from '../../site.ts'
import css from './private-sale.module.css'
import type { SaleImagesView } from './sale-view.ts'

const SIDES = ['left', 'top', 'width', 'height'] as const
type Box = Readonly<Record<(typeof SIDES)[number], string>>
const EMPTY: Box = { left: '', top: '', width: '', height: '' }

/** Covers parts of a picture: with the pointer, which fills the fields, or by the fields alone. */
export function BoxEditor({ picture, state }: { picture: NonNullable<SaleImagesView['covering']>; state: FormState }) {
  const texts = useTexts(privateSaleTexts)
  const { key, href, name, drawn, done } = picture
  const [box, setBox] = useState<Box>({ ...EMPTY, ...state.values })
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
  const number = (side: keyof Box) => Number(box[side].replace(',', '.')) || 0
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
        {SIDES.map((side) => (
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
      <FlowActs>
        <Button type="submit" name="intent" value={`add-box:${key}`}>
          {texts.addBox}
        </Button>
        {drawn.map((_, index) => (
          <Button key={index} type="submit" kind="secondary" name="intent" value={`remove-box:${key}:${index}`}>
            {texts.removeBox(index + 1)}
          </Button>
        ))}
        <ButtonLink href={done} kind="quiet">
          {texts.toPictures}
        </ButtonLink>
      </FlowActs>
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
