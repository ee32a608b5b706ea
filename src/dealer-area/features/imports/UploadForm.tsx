import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { Field } from '#design/Field.tsx'
import { importUploadTexts } from '#messages/dealer-imports.ts'
import { FileInput } from '#storefront/blocks/FileInput.tsx'
import { useTexts } from '#storefront/site.ts'
import css from './imports.module.css'

/** A file of the stock, as a dry run unless another mode is chosen. Sent by the browser itself: the file is streamed, whatever its size. */
export function UploadForm({ upload: { action, merchant } }: { upload: { action: string; merchant: string } }) {
  const texts = useTexts(importUploadTexts)
  return (
    <>
      <h2>{texts.title}</h2>
      {/* The file comes last: the server reads the fields before it. */}
      <form method="post" action={action} encType="multipart/form-data" className={css.form}>
        <input type="hidden" name="merchant" value={merchant} />
        <fieldset className={css.modes}>
          <legend>{texts.scope}</legend>
          <Checkbox type="radio" name="scope" value="all" label={texts.all} defaultChecked />
          <Checkbox type="radio" name="scope" value="some" label={texts.some} />
        </fieldset>
        <fieldset className={css.modes}>
          <legend>{texts.mode}</legend>
          <Checkbox type="radio" name="mode" value="dry-run" label={texts.dryRun} defaultChecked />
          <Checkbox type="radio" name="mode" value="apply" label={texts.apply} />
          <Checkbox name="allow-removal" value="yes" label={texts.allowRemoval} />
        </fieldset>
        <Field label={texts.file} hint={texts.fileHint}>
          {(control) => <FileInput {...control} keepsFiles name="file" accept=".csv,.zip" required />}
        </Field>
        <Button type="submit">{texts.submit}</Button>
      </form>
    </>
  )
}
