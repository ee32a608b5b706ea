import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#design/Button.tsx'
import css from './PriceBox.module.css'
import type { ReservationView } from './vehicle-view.ts'

/** Replaces the cart button while another customer is in checkout with the car. */
export function ReservationNotice({ reservation }: { reservation: ReservationView }) {
  useFreeAgain(reservation)
  return (
    <div className={css.reserved}>
      <Button disabled wide>
        {reservation.add}
      </Button>
      <p>
        <b>{reservation.text}</b> {reservation.afterwards}
      </p>
    </div>
  )
}

/** The same at the lower edge of a phone, where there is room for a few words. */
export function ReservationBar({ reservation }: { reservation: ReservationView }) {
  return <p className={css.reservedShort}>{reservation.short}</p>
}

/** Reloads when the reservation ends: the car is then free, sold or reserved for longer. */
function useFreeAgain(reservation: ReservationView) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), (reservation.secondsLeft + 1) * 1_000)
    return () => clearTimeout(timer)
  }, [reservation, revalidate]) // each answer of the server starts a new count, even for the same reservation
}
