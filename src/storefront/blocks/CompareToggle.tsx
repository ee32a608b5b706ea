import { saveCarTexts } from '#messages/save-cars.ts'
import { Checkbox } from '#design/Checkbox.tsx'
import { classes } from '#design/classes.ts'
import { CompareButton } from './CompareButton.tsx'
import { compared } from './favourites-store.ts'
import { useIsStored } from './stored-list.ts'
import { useTexts } from '../site.ts'

interface CompareToggleProps {
  vehicle: { readonly id: string; readonly title: string }
  className?: string
}

/** Chooses a vehicle for the comparison: in this browser's list, without a script by a form. */
export function CompareToggle({ vehicle: { id, title }, className }: CompareToggleProps) {
  const texts = useTexts(saveCarTexts)
  const chosen = useIsStored(compared, id)
  return (
    <>
      <Checkbox
        className={classes(className, 'with-script')}
        checked={chosen}
        onChange={() => (chosen ? compared.remove(id) : compared.put({ id }))}
        label={
          <>
            {texts.compare}
            <span className="visually-hidden"> {title}</span>
          </>
        }
      />
      <CompareButton vehicle={{ id, title }} className={className} />
    </>
  )
}
