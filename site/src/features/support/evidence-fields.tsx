import { formatFileSize } from '@cauce/format'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { CheckField } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import type { EvidenceStore } from './evidence.store.ts'
import { wordsOf } from './ticket-body.ts'

/** Each part can be left out. */
export function EvidenceFields({ store }: { store: EvidenceStore }) {
  const t = useTranslate<'ticketPages'>()
  const { pictureStatus, picture, isPictureWanted, requests, areRequestsWanted } = useStore(store.$evidence)
  return (
    <fieldset className="evidence">
      <legend>{t('ticketPages.evidence.title')}</legend>
      <output className="visually-hidden">{t(`ticketPages.evidence.picture.${pictureStatus}`)}</output>
      {pictureStatus === 'failed' ? (
        <p className="note clay">{t('ticketPages.evidence.picture.failed')}</p>
      ) : (
        <>
          <CheckField
            id="ticket-picture"
            label={t('ticketPages.evidence.sendPicture')}
            checked={isPictureWanted}
            onChange={({ target }) => store.wantPicture(target.checked)}
          />
          {picture ? (
            <Preview picture={picture} isWanted={isPictureWanted} />
          ) : (
            <div className="skeleton picture" aria-hidden="true" />
          )}
        </>
      )}
      {requests.length > 0 && (
        <>
          <CheckField
            id="ticket-requests"
            label={t('ticketPages.evidence.sendRequests', { smart_count: requests.length })}
            checked={areRequestsWanted}
            onChange={({ target }) => store.wantRequests(target.checked)}
          />
          <details className="disclosure">
            <summary>{t('ticketPages.evidence.seeRequests')}</summary>
            <ul className="requests">
              {requests.map((answer, index) => (
                <li key={`${index} ${answer.at}`}>
                  <code>{wordsOf(answer)}</code> <span className="figure">{answer.status || '–'}</span>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </fieldset>
  )
}

function Preview({ picture, isWanted }: { picture: File; isWanted: boolean }) {
  const t = useTranslate<'ticketPages'>()
  const [address] = useState(() => URL.createObjectURL(picture))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <figure className="preview" data-left-out={isWanted ? undefined : ''}>
      <img src={address} alt={t('ticketPages.evidence.pictureDescription')} />
      <figcaption className="fine">{formatFileSize(picture.size)}</figcaption>
    </figure>
  )
}
