import { type Cents, formatAmount } from '@cauce/contract/cents.ts'
import { paths } from '@cauce/contract/pages.ts'
import { GUIDANCE_CAP_CENTS } from '@cauce/contract/project/guidance.ts'
import { formatCents } from '@cauce/format'
import { Terms } from '../../../ui/blocks.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { useLanguage, useTranslate } from '../../../ui/island.tsx'
import { documentWords, type DocumentNames } from '../projects/project-words.ts'
import type { Project } from './order-dialog.tsx'
import type { InvestActs, InvestDraftState } from './invest.store.ts'
import { judgeGuidance } from './investment-checks.ts'
import { call, client } from '../../../ui/api.ts'
import { DocumentReader } from '../../../ui/document-reader.tsx'
import { DocumentPart } from '../information-sheets/document-part.tsx'
import '../information-sheets/document-text.css'
import { SheetText, type SheetDocument } from '../information-sheets/sheet-text.tsx'

export interface ContractDocument extends DocumentNames {
  readonly projectDocumentId: string
}

/** As the terms write it. */
export const GUIDANCE_CAP = formatCents(GUIDANCE_CAP_CENTS, { places: 'auto' })

/** Texts that differ between order and reservation. */
export interface DeclarationWords {
  readonly thisAmount: string
  readonly sum: string
  /** In place of the agreed sentence where the books show more. */
  readonly above: (total: string) => string
}

interface InvestDeclarationProps {
  readonly store: InvestActs
  readonly state: InvestDraftState
  readonly project: Project
  /** Undefined while the amount cannot be invested. */
  readonly amount: Cents | undefined
  readonly documents: readonly ContractDocument[]
  readonly error: string | undefined
  readonly words: DeclarationWords
}

/** The tick says the agreed sentence, or the total of the books where they contradict it (handbook rule 7.16). */
export function InvestDeclaration({ store, state, project, amount, documents, error, words }: InvestDeclarationProps) {
  const t = useTranslate<'orders'>()
  const known = judgeGuidance(state)
  const isRepeat = state.unanswered !== undefined && state.amount === state.unanswered
  const declared = known?.isAbove ? words.above(formatCents(known.total)) : t('orders.invest.terms')
  return (
    <>
      {!isRepeat && (
        <Terms
          className="terms tight"
          isLive
          rows={[
            { term: t('orders.invest.investedHere'), value: formatCents(state.offer.invested) },
            { term: words.thisAmount, value: known ? formatCents(known.total - known.invested) : '–' },
            { term: words.sum, value: known ? formatCents(known.total) : '–' },
          ]}
        />
      )}
      {project.informationSheetId && <SheetToRead project={project} id={project.informationSheetId} />}
      <ContractToRead project={project} amount={amount} />
      <Contracts project={project} documents={documents} />
      <p className="fine">
        <a href={paths.information} target="_blank">
          {t('orders.invest.information')}
        </a>
      </p>
      <div aria-live="polite">
        <CheckField
          id="invest-terms"
          checked={state.hasAcceptedTerms}
          onChange={(event) => store.acceptTerms(event.target.checked)}
          label={isRepeat ? t('orders.invest.termsAgain') : declared}
          error={error}
        />
      </div>
    </>
  )
}

/** Open in new tabs, so that the dialog keeps its state. */
function Contracts({ project, documents }: Pick<InvestDeclarationProps, 'project' | 'documents'>) {
  const t = useTranslate<'orders'>()
  const language = useLanguage()
  const papers = documents.map((document) => ({ ...document, ...documentWords(document, language) }))
  if (documents.length === 0) return <p className="fine">{t('orders.invest.noDocuments')}</p>
  return (
    <details className="disclosure small">
      <summary>{t('orders.invest.documents')}</summary>
      <ul className="documents">
        {papers.map(({ projectDocumentId, description, type }) => (
          <li key={projectDocumentId}>
            <a
              href={paths.projectDocument(project.url, projectDocumentId)}
              rel="nofollow"
              target="_blank"
              lang={description.lang}
            >
              {description.text}
            </a>
            {type && <span lang={type.lang}>{type.text}</span>}
          </li>
        ))}
      </ul>
      <p className="fine">{t('orders.invest.documentsHint')}</p>
    </details>
  )
}

interface Props {
  readonly project: { readonly projectId: string; readonly url: string }
  /** Undefined while it cannot be invested: the contract leaves it open. */
  readonly amount: Cents | undefined
}

function ContractToRead({ project: { projectId, url }, amount }: Props) {
  const t = useTranslate<'orders'>()
  const pageLanguage = useLanguage()
  const wanted = amount === undefined ? undefined : formatAmount(amount)
  const load = async () => {
    const query = { projectId, ...(wanted !== undefined && { amount: wanted }) }
    const { data } = await call(
      client.GET('/v1/project/orders/contract', { params: { query } }),
      wanted === undefined ? paths.project(url) : paths.investment(url, wanted),
    )
    return data
  }
  return (
    <DocumentReader
      title={t('orders.invest.contract.read')}
      words={{
        loading: t('orders.invest.contract.loading'),
        failed: t('orders.invest.contract.failed'),
        retry: t('orders.invest.contract.retry'),
      }}
      about={wanted ?? ''}
      load={load}
      tools={t('orders.invest.contract.kept')}
    >
      {({ language, title, blocks }) => (
        <>
          {language !== pageLanguage && <p className="note">{t('orders.invest.contract.otherLanguage')}</p>}
          <div className="document-text" lang={language}>
            <section>
              <p>
                <b>{title}</b>
              </p>
              {blocks.map((block, index) => (
                <DocumentPart key={index} block={block} />
              ))}
            </section>
          </div>
        </>
      )}
    </DocumentReader>
  )
}

interface SheetToReadProps {
  readonly project: { readonly url: string }
  readonly id: string
}

function SheetToRead({ project, id }: SheetToReadProps) {
  const t = useTranslate<'sheetPages'>()
  const language = useLanguage()
  const load = async (): Promise<SheetDocument | undefined> => {
    const params = { path: { id } }
    const { data } = await call(
      client.GET('/v1/project/information-sheets/{id}/whole', { params }),
      paths.project(project.url),
    )
    return data && (language === 'en' ? (data.documentEn ?? data.document) : data.document)
  }
  return (
    <DocumentReader
      title={t('sheetPages.inDialog.read')}
      words={{
        loading: t('sheetPages.inDialog.loading'),
        failed: t('sheetPages.inDialog.failed'),
        retry: t('sheetPages.inDialog.retry'),
      }}
      about={id}
      load={load}
      tools={
        <a href={paths.informationSheet(project.url, id)} target="_blank">
          {t('sheetPages.inDialog.page')}
        </a>
      }
    >
      {(sheet) => (
        <>
          {language !== sheet.language && <p className="note clay">{t('sheetPages.onlySpanish')}</p>}
          <SheetText document={sheet} prefix="dialog-sheet" />
        </>
      )}
    </DocumentReader>
  )
}
