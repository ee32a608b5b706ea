import type { ReactNode } from 'react'
import { Form, useActionData } from 'react-router'
import { Button, SubmitOnEnter } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { SumRow, Sums } from '#design/Sums.tsx'
import { bankingTexts } from '#messages/banking.ts'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { FlowHead } from '../../blocks/FlowHead.tsx'
import { CreditInformation, CreditWarning } from '../../blocks/Rate.tsx'
import { SumBox, SumColumns } from '../../blocks/SumColumns.tsx'
import { useTexts } from '../../site.ts'
import type { BankingFrameView } from './banking-view.ts'
import css from './banking.module.css'

interface FrameProps {
  view: BankingFrameView
  title: string
  lead?: string
  state: FormState
  /** In place of the contract, beside the questions. */
  aside?: ReactNode
  /** The form may bring files. */
  hasFiles?: boolean
  /** Above the form. */
  before?: ReactNode
  onInput?: (form: HTMLFormElement) => void
  children: ReactNode
}

/** A step of a financing application: where one is, the questions, and what is to be financed. */
export function BankingFrame({ view, title, lead, state, aside, before, hasFiles, onInput, children }: FrameProps) {
  const texts = useTexts(bankingTexts)
  return (
    <div className={`wrap ${css.page}`}>
      <FlowHead steps={view.steps} label={texts.steps} title={title} lead={lead} state={state}>
        {view.restored && state === view.restored ? (
          <Notice>
            <p>{texts.restored}</p>
          </Notice>
        ) : null}
      </FlowHead>
      <SumColumns loose>
        <div className={css.questions}>
          {before}
          <Form
            method="post"
            noValidate
            {...(hasFiles ? { encType: 'multipart/form-data' as const } : {})}
            className={css.questions}
            onInput={onInput && ((event) => onInput(event.currentTarget))}
          >
            <SubmitOnEnter />
            {children}
            {aside ? <Contracts view={view} isNotice /> : null}
            <div className={css.acts}>
              <Button type="submit">{view.next}</Button>
              <a href={view.back.href}>{view.back.label}</a>
              <button type="submit" name="intent" value="later" className={css.later}>
                {texts.later}
              </button>
            </div>
          </Form>
          <p className="note">{texts.sealed}</p>
        </div>
        {aside ?? (
          <SumBox label={texts.financing}>
            <h2>{texts.financing}</h2>
            <Contracts view={view} />
          </SumBox>
        )}
      </SumColumns>
    </div>
  )
}

/** What the fields of a step begin with: what was sent and refused, or what was entered before the login. */
export function useEntries({ restored }: BankingFrameView): FormState {
  return useActionData<FormState>() ?? restored ?? EMPTY_FORM
}

/** The figures of each contract, never without warning, lender and example. */
function Contracts({
  view: { contracts, information },
  isNotice = false,
}: {
  view: BankingFrameView
  isNotice?: boolean
}) {
  const texts = useTexts(bankingTexts)
  return (
    <div className={isNotice ? css.credit : css.contracts}>
      {isNotice ? <CreditWarning /> : null}
      {contracts.map(({ title, rows, lender, example }) => (
        <div key={title + example} className={css.contract}>
          {isNotice ? null : (
            <>
              <h3>{title}</h3>
              <Sums lined tight>
                {rows.map(({ label, value }) => (
                  <SumRow key={label} label={label} amount={value} />
                ))}
              </Sums>
              <p className="note">
                {texts.lends}: {lender}
              </p>
            </>
          )}
          <CreditInformation examples={[example]} hasWarning={!isNotice} />
        </div>
      ))}
      <p className="small">
        <a href={information}>{texts.information}</a>
      </p>
    </div>
  )
}
