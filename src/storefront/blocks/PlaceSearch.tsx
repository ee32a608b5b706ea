import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { flowTexts } from '#messages/flow.ts'
import { useTexts } from '../site.ts'
import { PlaceField } from './PlaceField.tsx'
import css from './PlaceSearch.module.css'

interface PlaceSearchProps {
  /** Address of the step, which then shows who is near the place. */
  path: string
  place: string
  button: string
  /** Hidden fields that the address keeps. */
  children?: ReactNode
}

/** A form for the visitor's place, so that the step can list the dealers near it. */
export function PlaceSearch({ path, place, button, children }: PlaceSearchProps) {
  return (
    <Form action={path} className={css.search}>
      {children}
      <PlaceField label={useTexts(flowTexts).place} defaultValue={place} maxLength={80} />
      <Button type="submit" kind="secondary">
        {button}
      </Button>
    </Form>
  )
}
