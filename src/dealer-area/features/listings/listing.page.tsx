import { useActionData, useLoaderData } from 'react-router'
import { imageUrl } from '#domain/images.ts'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { reviewTexts } from '#messages/dealer-reviews.ts'
import { FormErrors } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { Course } from '../../blocks/Course.tsx'
import { Done } from '../../blocks/Done.tsx'
import { headOf } from '../../head.ts'
import { Decision } from './Decision.tsx'
import { type ListingView, loadListing } from './listing.server.ts'
import css from './listings.module.css'
import { reviewListing } from './review-listing.server.ts'

export const loader = loadListing
export const action = reviewListing

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: ListingView }) {
  return headOf(args, args.loaderData?.title ?? dealerAreaTexts.listings)
}

/** A private person's offer: what the rules found, what it says and shows, and the decision. */
export default function ListingScreen() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(reviewTexts)
  const { listings } = useTexts(dealerAreaTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  return (
    <CasePage
      title={view.title}
      note={view.state}
      back={{ href: view.back, label: listings }}
      aside={
        <>
          <h2>{texts.facts}</h2>
          <FactList facts={view.facts} />
          <h2>{texts.seller}</h2>
          <FactList facts={view.seller} />
          <h2>{texts.course}</h2>
          <Course course={view.course} />
        </>
      }
    >
      <Done text={view.done} />
      <FormErrors state={state} />
      <h2>{texts.findings}</h2>
      {view.findings.length === 0 ? <p>{texts.noFindings}</p> : null}
      <ul>
        {view.findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
      <h2>{texts.pictures}</h2>
      <Pictures view={view} />
      <h2>{texts.description}</h2>
      <p className={css.text}>{view.description}</p>
      <h2>{texts.decide}</h2>
      <Decision view={view} state={state} />
    </CasePage>
  )
}

function FactList({ facts }: { facts: ListingView['facts'] }) {
  return (
    <Specs>
      {facts.map(({ label, value }) => (
        <SpecRow key={label} label={label}>
          {value}
        </SpecRow>
      ))}
    </Specs>
  )
}

function Pictures({ view: { pictures, title } }: { view: ListingView }) {
  const texts = useTexts(reviewTexts)
  if (pictures.length === 0) return <p>{texts.noPictures}</p>
  return (
    <ul className={css.pictures}>
      {pictures.map((key, index) => (
        <li key={key}>
          <a href={imageUrl(key, 1024)}>
            <img
              src={imageUrl(key, 512)}
              width={512}
              height={384}
              alt={texts.pictureOf(index + 1, title)}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
