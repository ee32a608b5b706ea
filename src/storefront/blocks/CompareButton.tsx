import { saveCarTexts } from '#messages/save-cars.ts'
import { Button } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { useSite, useTexts } from '../site.ts'

/** The form that the buttons of all cars on a page belong to. */
const FORM_ID = 'compare-cars'

interface CompareButtonProps {
  vehicle: { readonly id: string; readonly title: string }
  className?: string | undefined
}

/** Puts a car into the comparison of a visitor without a script, or takes it out again. */
export function CompareButton({ vehicle: { id, title }, className }: CompareButtonProps) {
  const texts = useTexts(saveCarTexts)
  const site = useSite()
  // In a frame on a dealer's website no cookie could hold the choice.
  if (site?.widget) return null
  const isChosen = site?.frame.compared?.includes(id) === true
  return (
    <Button
      type="submit"
      kind="link"
      form={FORM_ID}
      name={isChosen ? 'remove' : 'add'}
      value={id}
      className={classes(className, 'without-script')}
    >
      {isChosen ? texts.uncompare : texts.compare}
      <span className="visually-hidden"> {title}</span>
    </Button>
  )
}

/** Stands once on each page. */
export function CompareForm({ action }: { action: string }) {
  return <form id={FORM_ID} method="post" action={action} hidden />
}
