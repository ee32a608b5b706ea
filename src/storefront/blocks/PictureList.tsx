import type { ReactNode } from 'react'
import { Badge } from '#design/Badge.tsx'
import { IconButton } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { uploadTexts } from '#messages/uploads.ts'
import { useTexts } from '../site.ts'
import css from './PictureList.module.css'
import type { UploadView } from './upload-view.ts'

interface PictureListProps {
  pictures: readonly UploadView[]
  /** Small, where many stand among other things. */
  isDense?: boolean
  /** What else can be done with one. */
  children?: (picture: UploadView, number: number) => ReactNode
}

/** Uploaded pictures in their order, each with buttons of the step's form that move or remove it (`changeUploads`). */
export function PictureList({ pictures, isDense = false, children }: PictureListProps) {
  const texts = useTexts(uploadTexts)
  return (
    <ol className={classes(css.pictures, isDense && css.dense)}>
      {pictures.map((picture, index) => {
        const { key, href, fileName, isCover } = picture
        const number = index + 1
        return (
          <li key={key}>
            <div className={css.picture}>
              <img src={href} alt={fileName} loading="lazy" />
              {isCover ? <Badge>{texts.cover}</Badge> : null}
            </div>
            <div className={css.caption}>
              <b>{texts.picture(number)}</b>
              <span>
                {pictures.length > 1 ? (
                  <>
                    <Act
                      icon="previous"
                      label={texts.earlier(number)}
                      intent={`upload-earlier:${key}`}
                      off={index === 0}
                    />
                    <Act
                      icon="next"
                      label={texts.later(number)}
                      intent={`upload-later:${key}`}
                      off={index === pictures.length - 1}
                    />
                  </>
                ) : null}
                <Act icon="close" label={texts.removeNamed(texts.picture(number))} intent={`remove-upload:${key}`} />
              </span>
            </div>
            {children?.(picture, number)}
          </li>
        )
      })}
    </ol>
  )
}

interface ActProps {
  icon: 'previous' | 'next' | 'close'
  label: string
  intent: string
  off?: boolean
}

function Act({ icon, label, intent, off = false }: ActProps) {
  return <IconButton type="submit" icon={icon} label={label} name="intent" value={intent} disabled={off} />
}
