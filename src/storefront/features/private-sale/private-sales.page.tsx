import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { Notice } from '#design/Notice.tsx'
import { ownListingTexts } from '#messages/own-listings.ts'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/private-sales.page.ts'
import { changeListings, loadListings } from './private-sales.server.ts'
import { ListingQuestion } from './ListingQuestion.tsx'
import css from './private-sale.module.css'
import type { ListingsView } from './sale-view.ts'

export const loader = loadListings
export const action = changeListings

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: loaderData?.question?.title ?? ownListingTexts.listTitle })
}

/** The seller's own offers, with what buyers wrote and what can be done. */
export default function PrivateSales({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(ownListingTexts)
  if (view.question) return <ListingQuestion question={view.question} path={view.path} />
  return (
    <AccountFrame title={texts.listTitle} act={<ButtonLink href={view.sell}>{texts.sell}</ButtonLink>}>
      {view.notice ? (
        <Notice>
          <output>{view.notice}</output>
        </Notice>
      ) : null}
      {view.listings.length === 0 ? <EmptyState title={texts.emptyTitle} text={texts.emptyText} /> : null}
      <ul className={css.listings}>
        {view.listings.map((listing) => (
          <li key={listing.id} id={listing.id}>
            <OwnListing listing={listing} path={view.path} />
          </li>
        ))}
      </ul>
    </AccountFrame>
  )
}

function OwnListing({ listing, path }: { listing: ListingsView['listings'][number]; path: string }) {
  const texts = useTexts(ownListingTexts)
  const { name, state, facts, reason, href, picture, acts, inquiries, isShown } = listing
  return (
    <article className={css.listing}>
      {picture ? <Picture image={picture.key} alt={picture.alt} sizes="12rem" largest={512} /> : null}
      <div className={css.text}>
        <h2>{href && isShown ? <a href={href}>{name}</a> : name}</h2>
        <p>
          <b>{state}</b>
        </p>
        <p className="small quiet">{facts}</p>
        {reason ? <Notice tone="warning">{reason}</Notice> : null}
        {acts.length > 0 ? (
          <Form method="post" action={path} className={css.acts}>
            {acts.map(({ label, ...act }, index) => {
              const kind = index === 0 ? 'secondary' : 'quiet'
              const look = { small: true, kind, 'aria-label': texts.actOf(label, name) } as const
              return 'href' in act ? (
                <ButtonLink key={label} href={act.href} {...look}>
                  {label}
                </ButtonLink>
              ) : (
                <Button key={label} type="submit" name="intent" value={act.intent} {...look}>
                  {label}
                </Button>
              )
            })}
          </Form>
        ) : null}
        {inquiries.length > 0 || acts.length > 0 ? <h3>{texts.inquiries}</h3> : null}
        {inquiries.length === 0 && acts.length > 0 ? <p className="small quiet">{texts.noInquiries}</p> : null}
        <ul className={css.inquiries}>
          {inquiries.map(({ href: to, name: from, note }) => (
            <li key={to}>
              <a href={to}>{from}</a> <span className="small quiet">{note}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
