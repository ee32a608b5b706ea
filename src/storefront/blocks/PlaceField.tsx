import { type ComponentProps, useId, useRef, useState } from 'react'
import { TextField } from '#design/Field.tsx'

/** Letters or digits typed before places are suggested. */
const MIN_TYPED = 2
const PAUSE_MS = 150

interface SuggestedPlace {
  readonly zip: string
  readonly city: string
}

/** A postal code or a town. With script it suggests places while one types; without, it is a plain field. */
export function PlaceField(props: ComponentProps<typeof TextField>) {
  const list = useId()
  const [places, setPlaces] = useState<readonly SuggestedPlace[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const suggest = (typed: string) => {
    clearTimeout(timer.current)
    if (typed.trim().length < MIN_TYPED) return
    timer.current = setTimeout(() => {
      placesLike(typed).then(setPlaces, () => setPlaces([]))
    }, PAUSE_MS)
  }
  return (
    <>
      <TextField
        name="place"
        autoComplete="postal-code"
        {...props}
        list={list}
        onInput={(event) => suggest(event.currentTarget.value)}
      />
      <datalist id={list}>
        {places.map(({ zip, city }) => (
          <option key={zip + city}>{`${zip} ${city}`}</option>
        ))}
      </datalist>
    </>
  )
}

async function placesLike(typed: string): Promise<readonly SuggestedPlace[]> {
  const answer = await fetch(`/api/places/autocomplete?q=${encodeURIComponent(typed)}`)
  const { places } = (await answer.json()) as { places?: readonly SuggestedPlace[] }
  return places ?? []
}
