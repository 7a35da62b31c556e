import { formatAmount, type Cents } from '@cauce/contract/cents.ts'
import { paths } from '@cauce/contract/pages.ts'
import { call, client } from '../../../ui/api.ts'
import { useLanguage, useTranslate } from '../../../ui/island.tsx'
import { PlaceReader } from '../../../ui/place-reader.tsx'
import { DocumentPart } from '../information-sheets/document-part.tsx'
import '../information-sheets/document-text.css'

interface Props {
  readonly project: { readonly projectId: string; readonly url: string }
  /** Undefined while it cannot be invested: the contract leaves it open. */
  readonly amount: Cents | undefined
}

/** Full text of the contract that the order would have. */
export function ContractToRead({ project: { projectId, url }, amount }: Props) {
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
    <PlaceReader
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
    </PlaceReader>
  )
}
