import { formatDate, formatFileSize } from '@cauce/format'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { wordsOfFailure } from '../../ui/failure.ts'
import { useTranslate } from '../../ui/island.tsx'
import { openSignedFile } from '../../ui/open-signed-file.ts'
import { notify } from '../../ui/snackbar.ts'
import type { AccountDocument, DocumentsStore } from './documents.store.ts'

/** What the person and the platform keep for this account; one's own may be deleted. */
export function DocumentList({ store, userId }: { store: DocumentsStore; userId: string }) {
  const t = useTranslate<'accountDocuments' | 'forms'>()
  const { rows, total, status } = useStore(store.$list)
  const [removing, setRemoving] = useState<AccountDocument>()
  const removed = () => {
    setRemoving(undefined)
    notify({ kind: 'success', text: t('accountDocuments.removal.done') })
    void store.reload()
  }
  return (
    <>
      <ul className="documents" aria-busy={status === 'loading'}>
        {rows.map((row) => (
          <Row key={row.accountDocumentId} row={row} isOwn={row.ownerId === userId} onRemove={() => setRemoving(row)} />
        ))}
      </ul>
      {status === 'failed' && (
        <div className="failed" role="alert">
          <h2>{t('accountDocuments.failed.title')}</h2>
          <p>{t('accountDocuments.failed.text')}</p>
          <Button look="quiet" isSmall onClick={() => void store.reload()}>
            {t('forms.retry')}
          </Button>
        </div>
      )}
      {rows.length < total && (
        <p className="row between small muted">
          <span>{t('accountDocuments.shown', { shown: rows.length, total })}</span>
          <Button look="quiet" isSmall isBusy={status === 'loading'} onClick={() => void store.more()}>
            {t('accountDocuments.more')}
          </Button>
        </p>
      )}
      <Dialog
        isOpen={removing !== undefined}
        title={t('accountDocuments.removal.title')}
        onClose={() => setRemoving(undefined)}
      >
        {removing && <Removal row={removing} onDone={removed} />}
      </Dialog>
    </>
  )
}

function Row({ row, isOwn, onRemove }: { row: AccountDocument; isOwn: boolean; onRemove: () => void }) {
  const t = useTranslate<'accountDocuments'>()
  const common = useTranslate()
  const { accountDocumentId, document, ownerName, createdAt } = row
  const open = async () => {
    const params = { path: { id: accountDocumentId } }
    const { failure } = await openSignedFile(() =>
      call(client.GET('/v1/account/account-documents/url/{id}', { params })),
    )
    if (failure) notify({ kind: 'error', text: wordsOfFailure(common, failure).message })
  }
  const about = t('accountDocuments.about', {
    kind: 'PDF',
    size: formatFileSize(document.sizeBytes),
    date: formatDate(createdAt),
  })
  return (
    <li>
      <b>{document.name}</b>
      <span>
        {about}
        {!isOwn && `. ${t('accountDocuments.byStaff', { name: ownerName })}`}
      </span>
      <span className="actions row">
        <Button
          look="quiet"
          isSmall
          aria-label={t('accountDocuments.openOf', { name: document.name })}
          onClick={() => void open()}
        >
          {t('accountDocuments.open')}
        </Button>
        {isOwn && (
          <Button
            look="plain"
            isSmall
            aria-label={t('accountDocuments.removeOf', { name: document.name })}
            onClick={onRemove}
          >
            {t('accountDocuments.remove')}
          </Button>
        )}
      </span>
    </li>
  )
}

function Removal({ row, onDone }: { row: AccountDocument; onDone: () => void }) {
  const t = useTranslate<'accountDocuments'>()
  const common = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const remove = async () => {
    setBusy(true)
    setRefusal(undefined)
    const params = { path: { id: row.accountDocumentId } }
    const { failure } = await call(client.DELETE('/v1/account/account-documents/{id}', { params }))
    setBusy(false)
    if (failure) setRefusal(wordsOfFailure(common, failure).message)
    else onDone()
  }
  return (
    <>
      {refusal && (
        <p className="note clay" role="alert">
          {refusal}
        </p>
      )}
      <p>{t('accountDocuments.removal.explanation', { name: row.document.name })}</p>
      <p>
        <Button
          look="danger"
          isBusy={isBusy}
          busyLabel={t('accountDocuments.removal.submitting')}
          onClick={() => void remove()}
        >
          {t('accountDocuments.removal.submit')}
        </Button>
      </p>
    </>
  )
}
