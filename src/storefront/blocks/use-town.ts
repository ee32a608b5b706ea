import { type FormEvent, useRef, useState } from 'react'
import { isOtherTown } from '#domain/account/town.ts'

interface KnownTown {
  readonly postalCode: string
  readonly town: string
}

/**
 * Fills the town of a postal code into the form's field `city` as soon as the code is whole, unless another one was typed there: then
 * `otherThan` tells what we know. An unknown code or a failed lookup gives no town. `begin` is known from the start.
 */
export function useTown(begin?: KnownTown) {
  const requestedCode = useRef(begin?.postalCode ?? '')
  const filledIn = useRef('')
  const [knownTown, setKnown] = useState(begin)
  const [typed, setTyped] = useState<string>()

  async function onPostalCode(event: FormEvent<HTMLInputElement>) {
    const { form, value } = event.currentTarget
    const postalCode = value.trim()
    if (postalCode === requestedCode.current) return
    requestedCode.current = postalCode
    setKnown(undefined)
    const town = /^\d{5}$/.test(postalCode) ? await townOf(postalCode) : undefined
    if (town === undefined || requestedCode.current !== postalCode) return
    setKnown({ postalCode, town })
    const input = form?.elements.namedItem('city')
    if (!(input instanceof HTMLInputElement) || (input.value.trim() !== '' && input.value !== filledIn.current)) return
    input.value = town
    filledIn.current = town
    setTyped(town)
  }

  return {
    onPostalCode,
    onTown: (event: FormEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    /** The known town if `prefilled` (or what was typed since) is another town. */
    otherThan: (prefilled: string) =>
      knownTown && isOtherTown(knownTown.town, typed ?? prefilled) ? knownTown : undefined,
  }
}

async function townOf(postalCode: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`/api/places/zip/${postalCode}`)
    if (!answer.ok) return undefined
    const { place } = (await answer.json()) as { place?: { readonly city: string } }
    return place?.city
  } catch {
    return undefined
  }
}
