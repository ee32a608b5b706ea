import { privateSaleTexts } from '#messages/private-sale.ts'
import { uploadTexts } from '#messages/uploads.ts'
import { CoverLink, CoverPicture } from '../../blocks/CoverPicture.tsx'
import { FileField } from '../../blocks/FileField.tsx'
import { PictureList } from '../../blocks/PictureList.tsx'
import { SumBox } from '../../blocks/SumColumns.tsx'
import { useCoverLead } from '../../blocks/use-cover-lead.ts'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/private-sale-images.page.ts'
import { loadImages, saveImages } from './images.server.ts'
import { SaleFrame } from './SaleFrame.tsx'

export const loader = loadImages
export const action = saveImages

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: privateSaleTexts.imagesTitle })
}

/** Step 2: pictures, their order, and what is covered on them. */
export default function PrivateSaleImages({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(privateSaleTexts)
  const uploads = useTexts(uploadTexts)
  const coverLead = useCoverLead()
  const state = useEntries()
  if (view.covering)
    return (
      <SaleFrame view={view} title={uploads.coverTitle} lead={coverLead} state={state}>
        <CoverPicture key={view.covering.href} picture={view.covering} state={state} />
      </SaleFrame>
    )
  return (
    <SaleFrame
      view={view}
      title={texts.imagesTitle}
      lead={texts.imagesLead}
      state={state}
      button={view.next}
      hasFiles
      aside={
        <SumBox label={uploads.coverPlate}>
          <h2>{uploads.coverPlate}</h2>
          <p className="note">{texts.plateNote}</p>
        </SumBox>
      }
    >
      <h2>{texts.pictureCount(view.pictures.length)}</h2>
      <PictureList pictures={view.pictures}>
        {({ key, boxes }) => <CoverLink drawn={boxes.length} href={view.boxes[key] ?? ''} />}
      </PictureList>
      <FileField name="pictures" label={texts.addPictures} view={view.field} state={state} />
      {view.pictures.length > 1 ? <p className="note">{texts.sortNote}</p> : null}
    </SaleFrame>
  )
}
