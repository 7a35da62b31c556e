import type { Answer } from '@cauce/client'
import { DOCUMENT_KINDS } from '@cauce/contract/files.ts'
import { formatDate, formatFileSize } from '@cauce/format'
import { useState } from 'react'
import { call, client, openSignedFile } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useNotifyingCall } from '../../ui/call.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { Dialog, RemovalDialog } from '../../ui/dialog.tsx'
import { FileField, mistakesOfFile } from '../../ui/file-field.tsx'
import { Form } from '../../ui/form.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { LIST_TAKE, type InitialList } from '../../ui/list.store.ts'
import { PagedRows, useList, type List } from '../../ui/list.tsx'
import { notify } from '../../ui/snackbar.ts'
import '../../ui/own-list.css'

type AccountDocument = Answer<'/v1/account/account-documents'>['data'][number]

interface DocumentsTabProps {
  readonly userId: string
  readonly documents: InitialList<AccountDocument>
  /** Staff only read here. */
  readonly canAdd: boolean
}

function DocumentsTab({ userId, documents, canAdd }: DocumentsTabProps) {
  const t = useTranslate<'accountDocuments'>()
  const list = useList<AccountDocument>(() => ({
    initial: documents,
    idOf: ({ accountDocumentId }) => accountDocumentId,
    load: async (_filters, skip) => {
      const query = { accountId: userId, skip, take: LIST_TAKE }
      return (await call(client.GET('/v1/account/account-documents', { params: { query } }))).data
    },
  }))
  const [isAdding, setAdding] = useState(false)
  const added = () => {
    setAdding(false)
    notify({ kind: 'success', text: t('accountDocuments.add.done') })
    void list.reload()
  }
  const add = canAdd && <Button onClick={() => setAdding(true)}>{t('accountDocuments.add.open')}</Button>
  return (
    <section className="own-list" aria-labelledby="own-documents">
      <h2 id="own-documents">{t('accountDocuments.heading')}</h2>
      <p className="muted">{t('accountDocuments.lead')}</p>
      {list.rows.length === 0 && list.status === 'ready' ? (
        <div className="empty">
          <h3>{t('accountDocuments.empty.title')}</h3>
          <p>{t('accountDocuments.empty.text')}</p>
          {add}
        </div>
      ) : (
        <>
          <DocumentList list={list} userId={userId} />
          <p>{add}</p>
        </>
      )}
      <Dialog isOpen={isAdding} title={t('accountDocuments.add.title')} onClose={() => setAdding(false)}>
        <AddForm onDone={added} />
      </Dialog>
    </section>
  )
}

/** Customers may delete their own documents. */
function DocumentList({ list, userId }: { list: List<AccountDocument>; userId: string }) {
  const t = useTranslate<'accountDocuments'>()
  const { rows, total } = list
  const [removing, setRemoving] = useState<AccountDocument>()
  const removed = () => {
    setRemoving(undefined)
    notify({ kind: 'success', text: t('accountDocuments.removal.done') })
    void list.reload()
  }
  const remove = () => {
    const params = { path: { id: removing!.accountDocumentId } }
    return call(client.DELETE('/v1/account/account-documents/{id}', { params }))
  }
  return (
    <>
      <PagedRows
        list={list}
        heading="h2"
        failedTitle={t('accountDocuments.failed.title')}
        failed={t('accountDocuments.failed.text')}
        shown={t('accountDocuments.shown', { shown: rows.length, smart_count: total })}
        moreLabel={t('accountDocuments.more')}
      >
        {(shown) => (
          <ul className="documents">
            {shown.map((row) => (
              <Row
                key={row.accountDocumentId}
                row={row}
                isOwn={row.ownerId === userId}
                onRemove={() => setRemoving(row)}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      <RemovalDialog
        isOpen={removing !== undefined}
        title={t('accountDocuments.removal.title')}
        explanation={t('accountDocuments.removal.explanation', { name: removing?.document.name ?? '' })}
        submitLabel={t('accountDocuments.removal.submit')}
        busyLabel={t('accountDocuments.removal.submitting')}
        remove={remove}
        onClose={() => setRemoving(undefined)}
        onDone={removed}
      />
    </>
  )
}

function Row({ row, isOwn, onRemove }: { row: AccountDocument; isOwn: boolean; onRemove: () => void }) {
  const t = useTranslate<'accountDocuments'>()
  const { document, ownerName, createdAt } = row
  const { name } = document
  const opening = useNotifyingCall(() => {
    const params = { path: { id: row.accountDocumentId } }
    return openSignedFile(() => call(client.GET('/v1/account/account-documents/url/{id}', { params })))
  })
  const size = formatFileSize(document.sizeBytes)
  return (
    <li>
      <b>{name}</b>
      <span>
        {t('accountDocuments.about', { kind: 'PDF', size, date: formatDate(createdAt) })}
        {!isOwn && `. ${t('accountDocuments.byStaff', { name: ownerName })}`}
      </span>
      <span className="actions row">
        <Button
          look="quiet"
          isSmall
          aria-label={t('accountDocuments.openOf', { name })}
          onClick={() => void opening.run()}
        >
          {t('accountDocuments.open')}
        </Button>
        {isOwn && (
          <Button look="plain" isSmall aria-label={t('accountDocuments.removeOf', { name })} onClick={onRemove}>
            {t('accountDocuments.remove')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** PDF only (handbook rule 10.11). */
function AddForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate<'accountDocuments'>()
  const [file, setFile] = useState<File | null>(null)
  const { form, ...contractForm } = useContractForm({
    mistakesOf: () => mistakesOfFile('file', file, DOCUMENT_KINDS),
    defaultValues: {},
    send: () => call(client.POST('/v1/account/account-documents', { body: { file: file! } })),
    onDone,
  })
  return (
    <Form
      {...contractForm}
      submitLabel={t('accountDocuments.add.submit')}
      busyLabel={t('accountDocuments.add.submitting')}
    >
      <FileField
        id="file"
        label={t('accountDocuments.add.file')}
        help={t('accountDocuments.add.fileHelp')}
        kinds={DOCUMENT_KINDS}
        file={file}
        onFile={(chosen) => (setFile(chosen), form.clearErrors())}
        error={contractForm.summary.fields['file']}
      />
    </Form>
  )
}

export const DocumentsTabIsland = defineIsland(['accountDocuments'], DocumentsTab)
