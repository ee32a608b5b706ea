import { type DragEvent, useState } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'
import type { FormState } from '#storefront/blocks/form-state.ts'
import type { AppointmentPageView } from './appointment.server.ts'
import type { Entry, Lane } from './calendar-lanes.server.ts'

interface Dragged {
  readonly entry: Entry
  readonly kind: Lane['kind']
}

/** A time that an appointment can be dropped on. */
export interface DropTime {
  readonly minute: string
  readonly time: string
}

/** What a cell of the calendar and its entries need to take part. */
export interface AppointmentDrag {
  start(event: DragEvent, entry: Entry, kind: Lane['kind']): void
  end(): void
  /** Free times of the day, while an appointment of this lane is over it; undefined where it cannot be dropped. */
  timesAt(kind: Lane['kind'], day: string): readonly DropTime[] | undefined
  over(event: DragEvent, kind: Lane['kind'], day: string): void
  /** Without a minute: the time of day that it has. */
  drop(event: DragEvent, kind: Lane['kind'], day: string, minute?: string): void
  /** Why the appointment dragged last could not be moved, and the page that shows other times. */
  readonly refusal: { readonly text: string; readonly href: string } | undefined
}

/** Dragging gives an appointment another day or time by the request of its form, with the same refusals; without scripts the form does. */
export function useDraggedAppointment(): AppointmentDrag {
  const [dragged, setDragged] = useState<Dragged>()
  const [overDay, setOverDay] = useState<string>()
  const [tried, setTried] = useState('')
  const times = useFetcher<AppointmentPageView>()
  const move = useFetcher<FormState>()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const shown = times.data?.move
  const isOwnLane = (kind: Lane['kind']) => dragged !== undefined && dragged.kind === kind
  const end = () => {
    setDragged(undefined)
    setOverDay(undefined)
  }
  return {
    end,
    start(event, entry, kind) {
      event.dataTransfer.setData('text/plain', entry.title)
      event.dataTransfer.effectAllowed = 'move'
      setDragged({ entry, kind })
    },
    timesAt(kind, day) {
      if (!isOwnLane(kind) || overDay !== day) return undefined
      return shown?.day === day ? shown.times : []
    },
    over(event, kind, day) {
      if (!dragged || !isOwnLane(kind)) return
      event.preventDefault()
      if (overDay === day) return
      setOverDay(day)
      void times.load(`${dragged.entry.href}?${new URLSearchParams({ day }).toString()}`)
    },
    drop(event, kind, day, minute) {
      if (!dragged || !isOwnLane(kind)) return
      event.preventDefault()
      event.stopPropagation()
      const { href, minute: own } = dragged.entry
      const page = `${href}?${new URLSearchParams({ day }).toString()}`
      end()
      // Dropped before the free times of the day had arrived: the form shows them.
      if (shown?.day !== day || !times.data) return void navigate(page)
      setTried(page)
      const fields = { step: 'move', fingerprint: times.data.fingerprint, day, minute: minute ?? String(own) }
      void move.submit({ ...fields, after: pathname + search }, { method: 'post', action: href })
    },
    refusal: move.data?.notice ? { text: move.data.notice, href: tried } : undefined,
  }
}
