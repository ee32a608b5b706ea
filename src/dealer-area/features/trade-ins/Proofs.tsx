import { proofTexts } from '#messages/dealer-files.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { AddFilesForm } from '../../blocks/AddFilesForm.tsx'
import { RemoveFile } from '../../blocks/RemoveFile.tsx'
import type { TradeInPageView } from './trade-in-view.ts'
import css from './trade-ins.module.css'

interface ProofsProps extends Pick<TradeInPageView, 'proofs'> {
  mayChange: boolean
  state: FormState
}

/** Pictures that prove what an inspection found, each of one of its lines; a form for more while it is open. */
export function Proofs({ proofs: { list, lines }, mayChange, state }: ProofsProps) {
  const texts = useTexts(proofTexts)
  if (list.length === 0 && !mayChange) return null
  return (
    <>
      <h2 id="proofs">{texts.title}</h2>
      <p className="small">{texts.lead}</p>
      {list.length > 0 ? <ProofList list={list} mayChange={mayChange} /> : null}
      {mayChange ? (
        <AddFilesForm
          key={list.length}
          state={state}
          kind="PICTURE"
          of={{ label: texts.line, options: lines }}
          texts={texts}
          action={{ name: 'step', value: 'proofs' }}
          className={css.form}
        />
      ) : null}
    </>
  )
}

function ProofList({ list, mayChange }: Pick<ProofsProps['proofs'], 'list'> & { mayChange: boolean }) {
  return (
    <ul className={css.pictures}>
      {list.map(({ key, src, label }) => (
        <li key={key}>
          <a href={src}>
            <img src={src} alt={label} loading="lazy" width={320} height={240} />
          </a>
          <small>{label}</small>
          {mayChange ? (
            <RemoveFile fileKey={key} name={label} action={{ name: 'step', value: 'remove-proof' }} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
