import { formatDate } from '@cauce/format'
import type { MouseEvent } from 'react'
import { call, client, saveBlob, type Outcome } from '../../ui/api.ts'
import { Badge } from '../../ui/blocks.tsx'
import { useNotifyingCall } from '../../ui/call.tsx'
import { useTranslate } from '../../ui/island.tsx'
import type { ClassRequest } from './investor-class.tsx'

const COLOURS = {
  pending: 'grey',
  approved: 'green',
  refused: 'clay',
  withdrawn: 'grey',
  ended: 'grey',
  expired: 'grey',
  replaced: 'grey',
} as const satisfies Record<ClassRequest['state'], string>

export function ClassHistory({ requests }: { readonly requests: readonly ClassRequest[] }) {
  const t = useTranslate<'classifications'>()
  return (
    <section aria-labelledby="class-history">
      <h2 id="class-history">{t('classifications.history')}</h2>
      <ul className="accounts">
        {requests.map((request) => (
          <Row key={request.classificationId} request={request} />
        ))}
      </ul>
    </section>
  )
}

function Row({ request }: { readonly request: ClassRequest }) {
  const t = useTranslate<'classifications'>()
  const { wantedClass, state, criteria, reason, documents, createdAt } = request
  return (
    <li>
      <span>
        <b>{t(`classifications.wantedClass.${wantedClass}`)}</b>{' '}
        <span className="muted">{t('classifications.historyRow', { date: formatDate(createdAt) })}</span>
      </span>
      <Badge colour={COLOURS[state]}>{t(`classifications.state.${state}`)}</Badge>
      <span className="iban">{criteria.map((name) => t(`classifications.criterion.${name}`)).join(' · ')}</span>
      {reason !== null && (
        <span className={state === 'refused' ? 'error' : 'iban'}>{t('classifications.reasonIs', { reason })}</span>
      )}
      {documents.length > 0 && (
        <span className="row">
          {documents.map(({ documentId, file }) => (
            <EvidenceLink key={documentId} id={documentId} name={file.name} />
          ))}
        </span>
      )}
    </li>
  )
}

/** Fetched instead of linked, so that an expired session leads through the log-in. */
function EvidenceLink({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTranslate<'classifications'>()
  const { run } = useNotifyingCall(
    () => read(id),
    (data) => saveBlob(name, data),
  )
  const save = (event: MouseEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <a
      href={`/v1/account/classifications/view-document/${id}`}
      download={name}
      onClick={save}
      aria-label={t('classifications.documentOf', { name })}
    >
      {name}
    </a>
  )
}

/** The contract has no type for bytes. */
const read = (id: string) =>
  call(
    client.GET('/v1/account/classifications/view-document/{id}', { params: { path: { id } }, parseAs: 'blob' }),
  ) as Promise<Outcome<unknown>> as Promise<Outcome<Blob>>
