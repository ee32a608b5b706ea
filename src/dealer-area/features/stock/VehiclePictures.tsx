import { Button } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { stockVehicleTexts } from '#messages/dealer-stock.ts'
import { vehiclePictureTexts } from '#messages/dealer-pictures.ts'
import { BoxActs, BoxFields } from '#storefront/blocks/BoxFields.tsx'
import { useCoverLead } from '#storefront/blocks/use-cover-lead.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { PictureList } from '#storefront/blocks/PictureList.tsx'
import { useTexts } from '#storefront/site.ts'
import { PictureUpload } from './PictureUpload.tsx'
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
  const lead = useCoverLead()
  return (
    <>
      <p>{lead}</p>
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
      {view.canChange ? (
        <PictureUpload
          key={view.fingerprint}
          name="pictures"
          intent="upload"
          label={texts.add}
          camera={texts.camera}
          hint={view.hint}
          accept={view.accept}
          state={state}
        />
      ) : null}
    </>
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
