import type { ChangeEvent } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { stockVehicleTexts } from '#messages/dealer-stock.ts'
import { vehiclePictureTexts } from '#messages/dealer-pictures.ts'
import { uploadTexts } from '#messages/uploads.ts'
import { BoxActs, BoxFields } from '#storefront/blocks/BoxFields.tsx'
import { fieldId } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { PictureList } from '#storefront/blocks/PictureList.tsx'
import { useTexts } from '#storefront/site.ts'
import type { VehiclePicturesView } from './vehicle-pictures-view.ts'
import css from './pictures.module.css'
import own from './vehicle.module.css'

interface VehiclePicturesProps {
  view: VehiclePicturesView
  state: FormState
  /** Key of the picture on which boxes are drawn. */
  covering: string | undefined
}

/** The pictures of a car, a part of its form: everything else that was entered stays when they change. */
export function VehiclePictures({ view, state, covering }: VehiclePicturesProps) {
  const texts = useTexts(vehiclePictureTexts)
  const number = view.pictures.findIndex(({ key }) => key === covering)
  const covered = view.pictures[number]
  return (
    <section className={own.group}>
      <h2 id="pictures">{texts.title}</h2>
      <input type="hidden" name="pictures-fingerprint" value={view.fingerprint} />
      {covered ? (
        <Covering
          key={covered.key}
          picture={{
            key: covered.key,
            href: covered.whole,
            name: texts.picture(number + 1),
            drawn: covered.boxes.length,
          }}
          state={state}
        />
      ) : (
        <Pictures view={view} state={state} />
      )}
    </section>
  )
}

function Covering({ picture, state }: Parameters<typeof BoxFields>[0]) {
  const texts = useTexts(vehiclePictureTexts)
  return (
    <>
      <p>{texts.boxLead}</p>
      <BoxFields picture={picture} state={state} />
      <div className={own.states}>
        <BoxActs picture={picture} />
        <Button type="submit" kind="quiet" name="intent" value="boxes-done">
          {texts.boxesDone}
        </Button>
      </div>
    </>
  )
}

function Pictures({ view, state }: Pick<VehiclePicturesProps, 'view' | 'state'>) {
  const texts = useTexts(vehiclePictureTexts)
  return (
    <>
      <Owner owner={view.owner} canChange={view.canChange} />
      {view.pictures.length === 0 ? <p>{texts.none}</p> : null}
      {view.canChange ? (
        <PictureList pictures={view.pictures} isDense>
          {({ key, boxes }, number) => (
            <p className={css.acts}>
              {number > 1 ? (
                <Button type="submit" kind="link" name="intent" value={`upload-cover:${key}`}>
                  {texts.first}
                </Button>
              ) : null}
              {view.pictures[number - 1]?.whole ? (
                <Button type="submit" kind="link" name="intent" value={`boxes:${key}`}>
                  {boxes.length > 0 ? texts.changeBoxes : texts.boxes}
                </Button>
              ) : null}
            </p>
          )}
        </PictureList>
      ) : (
        <ul className={own.pictures}>
          {view.pictures.map(({ key, href, fileName }) => (
            <li key={key}>
              <img src={href} alt={fileName} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      {view.canChange ? <Upload key={view.fingerprint} view={view} state={state} /> : null}
    </>
  )
}

/** Sends only the files chosen last: both inputs have the same name, and the other may still contain refused files. */
function sendAtOnce({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  const { form, name } = currentTarget
  for (const other of form?.querySelectorAll<HTMLInputElement>(`input[type="file"][name="${name}"]`) ?? [])
    if (other !== currentTarget) other.value = ''
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="upload"]'))
}

/** Files leave at once when they are chosen; without a script the button sends them. */
function Upload({ view: { accept, hint }, state }: Pick<VehiclePicturesProps, 'view' | 'state'>) {
  const texts = useTexts(vehiclePictureTexts)
  const { upload } = useTexts(uploadTexts)
  const isSending = useNavigation().formData?.get('intent') === 'upload'
  const id = fieldId('pictures')
  const errors = Object.entries(state.errors).filter(([field]) => /^pictures(\.\d+)?$/.test(field))
  const isWrong = errors.length > 0 ? true : undefined
  const described = isWrong ? `${id}-error ${id}-note` : `${id}-note`
  return (
    <div className={css.upload}>
      <label htmlFor={id}>{texts.add}</label>
      <span className={css.hint} id={`${id}-note`}>
        {hint}
      </span>
      {errors.map(([field, text]) => (
        <span
          key={field}
          id={field === 'pictures' ? `${id}-error` : fieldId(field)}
          className={css.error}
          tabIndex={-1}
        >
          {text}
        </span>
      ))}
      <input
        type="file"
        id={id}
        name="pictures"
        accept={accept}
        multiple
        onChange={sendAtOnce}
        aria-describedby={described}
        aria-invalid={isWrong}
      />
      <label className={css.camera}>
        {texts.camera}
        <input
          type="file"
          name="pictures"
          accept={accept}
          capture="environment"
          onChange={sendAtOnce}
          aria-describedby={described}
          aria-invalid={isWrong}
        />
      </label>
      <Button type="submit" name="intent" value="upload" kind="secondary" small busy={isSending}>
        {isSending ? texts.uploading : upload}
      </Button>
    </div>
  )
}

/** Whose the pictures are; a person's own can be given back. */
function Owner({ owner, canChange }: Pick<VehiclePicturesView, 'owner' | 'canChange'>) {
  const texts = useTexts(stockVehicleTexts)
  if (owner === null) return null
  const isHand = owner === 'HAND'
  return (
    <p className={classes(own.own, isHand && own.hand)}>
      <span data-by={isHand ? 'H' : 'F'}>{isHand ? texts.byHand : texts.byFeed}</span>
      {isHand && canChange ? (
        <button type="submit" name="give-back" value="pictures" aria-label={texts.giveBackField(texts.pictures)}>
          {texts.giveBack}
        </button>
      ) : null}
    </p>
  )
}
