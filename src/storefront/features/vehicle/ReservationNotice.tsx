import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#design/Button.tsx'
import css from './PriceBox.module.css'
import type { ReservationView } from './vehicle-view.ts'

/** In place of the way into the cart while somebody else is in checkout with the car. */
export function ReservationNotice({ held }: { held: ReservationView }) {
  useFreeAgain(held)
  return (
    <div className={css.held}>
      <Button disabled wide>
        {held.add}
      </Button>
      <p>
        <b>{held.text}</b> {held.afterwards}
      </p>
    </div>
  )
}

/** The same at the lower edge of a phone, where there is room for a few words. */
export function ReservationBar({ held }: { held: ReservationView }) {
  return <p className={css.reservedShort}>{held.short}</p>
}

/** Asks again when the reservation is over: the car is free then, or sold, or kept for longer. */
function useFreeAgain(held: ReservationView) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), (held.secondsLeft + 1) * 1_000)
    return () => clearTimeout(timer)
  }, [held, revalidate]) // a new answer is a new count, also of the same reservation
}
