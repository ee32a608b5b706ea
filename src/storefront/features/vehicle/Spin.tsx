import { type PointerEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { spinTexts } from '#messages/spin.ts'
import { imageUrl } from '#domain/images.ts'
import { IconButton } from '#design/Button.tsx'
import { useTexts } from '../../site.ts'
import css from './Spin.module.css'
import { frameAfterDrag, nearestFrame } from './turn.ts'
import { useFrames } from './use-frames.ts'
import type { SpinView } from './vehicle-view.ts'

/** How long the turn takes that shows what can be done. */
const TURN_MS = 3_000
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** A car that turns while the picture or the slider is dragged. Once all its pictures are there it turns once by itself. */
export function Spin({ spin: { name, frames } }: { spin: SpinView }) {
  const texts = useTexts(spinTexts)
  const count = frames.length
  const urls = useMemo(() => frames.map((key) => imageUrl(key, widthOfScreen())), [frames])
  const there = useFrames(urls)
  const [wanted, setWanted] = useState(0)
  const [isTouched, setTouched] = useState(false)
  const [isLarge, setLarge] = useState(false)
  const slider = useRef<HTMLInputElement>(null)
  const drag = useRef<{ readonly x: number; readonly frame: number }>(undefined)
  useEffect(() => slider.current?.focus({ preventScroll: true }), [])

  const isComplete = there.count === count
  const turn = useEffectEvent((share: number) => setWanted(Math.round(share * count) % count))
  useEffect(() => {
    if (!isComplete || isTouched || matchMedia(REDUCED_MOTION).matches) return
    const start = performance.now()
    let next = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, now - start) / TURN_MS)
      turn(share)
      if (share < 1) next = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(next)
  }, [isComplete, isTouched])

  const turnTo = (frame: number) => {
    setTouched(true)
    setWanted(frame)
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, frame: wanted }
    setTouched(true)
  }
  const onPointerMove = ({ isPrimary, clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (!drag.current || !isPrimary) return
    const { x, frame } = drag.current
    turnTo(frameAfterDrag(frame, clientX - x, { width: currentTarget.clientWidth, count }))
  }
  const onPointerEnd = () => {
    drag.current = undefined
  }

  const shown = nearestFrame(wanted, count, there.isThere)
  return (
    <>
      <div
        className={css.stage}
        data-large={isLarge || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
      >
        {/* Decoded before it is shown, so that no turn flickers. */}
        <img src={urls[shown]} alt={texts.picture(name, shown + 1, count)} decoding="sync" draggable={false} />
      </div>
      <IconButton
        className={css.zoom}
        icon="expand"
        label={texts.enlarge}
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
      />
      <div className={css.controls}>
        <label>
          <span>{texts.turn}</span>
          <input
            ref={slider}
            type="range"
            min={1}
            max={count}
            value={wanted + 1}
            aria-valuetext={texts.view(wanted + 1, count)}
            onChange={({ currentTarget }) => turnTo(Number(currentTarget.value) - 1)}
          />
        </label>
        {isComplete ? <p>{texts.drag}</p> : <progress max={count} value={there.count} aria-label={texts.loading} />}
      </div>
    </>
  )
}

/** Small screens need no large pictures, of which there are many. */
function widthOfScreen() {
  return window.innerWidth * Math.min(2, window.devicePixelRatio) <= 512 ? 512 : 1024
}
