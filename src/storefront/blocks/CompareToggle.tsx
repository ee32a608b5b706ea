import type { Locale } from '#domain/locale.ts'
import { saveCarTexts } from '#messages/save-cars.ts'
import { Checkbox } from '#design/Checkbox.tsx'
import { classes } from '#design/classes.ts'
import { compared } from './favourites-store.ts'
import { useIsStored } from './stored-list.ts'

interface CompareToggleProps {
  vehicle: { readonly id: string; readonly title: string }
  locale: Locale
  className?: string
}

/** Chooses a vehicle for the comparison. Needs a script, so it is not there without one. */
export function CompareToggle({ vehicle: { id, title }, locale, className }: CompareToggleProps) {
  const chosen = useIsStored(compared, id)
  return (
    <Checkbox
      className={classes(className, 'with-script')}
      checked={chosen}
      onChange={() => (chosen ? compared.remove(id) : compared.put({ id }))}
      label={
        <>
          {saveCarTexts.compare[locale]}
          <span className="visually-hidden"> {title}</span>
        </>
      }
    />
  )
}
