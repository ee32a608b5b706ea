import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { shopPictureTexts } from '#messages/dealer-shop-pictures.ts'
import { FileInput } from '#storefront/blocks/FileInput.tsx'
import { fieldId } from '#storefront/blocks/FormFields.tsx'
import { useTexts } from '#storefront/site.ts'
import type { ShopPictureView } from './shop-picture.server.ts'
import css from './settings.module.css'

interface ShopPictureFormProps {
  picture: ShopPictureView
  error: string | undefined
}

/** Uploads a picture of the own shop, or takes it away. */
export function ShopPictureForm({ picture: { slot, name, title, text, shown }, error }: ShopPictureFormProps) {
  const texts = useTexts(shopPictureTexts)
  const id = fieldId(slot)
  const [titleId, noteId, errorId] = [`${slot}-title`, `${slot}-note`, `${slot}-error`]
  return (
    <section className={css.ending} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className="small" id={noteId}>
        {text}
      </p>
      {shown === null ? null : (
        <img
          src={shown.src}
          alt={`${texts.current} ${title}`}
          width={shown.width}
          height={shown.height}
          className={css.logo}
        />
      )}
      <Form method="post" encType="multipart/form-data" className={css.form}>
        <input type="hidden" name="slot" value={slot} />
        {name === undefined ? null : <input type="hidden" name="name" value={name} />}
        <label htmlFor={id}>{texts.file}</label>
        <FileInput
          keepsFiles
          id={id}
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={error ? `${errorId} ${noteId}` : noteId}
          aria-invalid={error ? true : undefined}
        />
        {error ? <p id={errorId}>{error}</p> : null}
        <div className={css.actions}>
          <Button type="submit" kind="secondary" name="intent" value="upload-picture">
            {texts.upload}
            <span className="visually-hidden">: {title}</span>
          </Button>
          {shown === null ? null : (
            <Button type="submit" kind="quiet" name="intent" value="remove-picture">
              {texts.remove}
              <span className="visually-hidden">: {title}</span>
            </Button>
          )}
        </div>
      </Form>
    </section>
  )
}
