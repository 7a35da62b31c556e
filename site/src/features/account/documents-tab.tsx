import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { AddForm } from './add-document-form.tsx'
import { DocumentList } from './document-list.tsx'
import { createDocumentsStore, type AccountDocument } from './documents.store.ts'
import './documents-tab.css'

export const DOCUMENTS_TAB_NOUNS = [...UI_NOUNS, 'accountDocuments'] as const

interface DocumentsTabProps {
  readonly userId: string
  readonly documents: { readonly rows: readonly AccountDocument[]; readonly total: number }
  /** Staff read their own here and add nothing. */
  readonly canAdd: boolean
}

export function DocumentsTabIsland(props: IslandProps<(typeof DOCUMENTS_TAB_NOUNS)[number]> & DocumentsTabProps) {
  return (
    <Island {...props}>
      <DocumentsTab {...props} />
    </Island>
  )
}

function DocumentsTab({ userId, documents, canAdd }: DocumentsTabProps) {
  const t = useTranslate<'accountDocuments'>()
  const [store] = useState(() => createDocumentsStore(userId, documents))
  const { rows, status } = useStore(store.$list)
  const [isAdding, setAdding] = useState(false)
  const added = () => {
    setAdding(false)
    notify({ kind: 'success', text: t('accountDocuments.add.done') })
    void store.reload()
  }
  const add = canAdd && <Button onClick={() => setAdding(true)}>{t('accountDocuments.add.open')}</Button>
  const isEmpty = rows.length === 0 && status === 'ready'
  return (
    <div className="account-documents">
      <p className="muted">{t('accountDocuments.lead')}</p>
      {isEmpty ? (
        <div className="empty">
          <h2>{t('accountDocuments.empty.title')}</h2>
          <p>{t('accountDocuments.empty.text')}</p>
          {add}
        </div>
      ) : (
        <>
          <DocumentList store={store} userId={userId} />
          <p>{add}</p>
        </>
      )}
      <Dialog isOpen={isAdding} title={t('accountDocuments.add.title')} onClose={() => setAdding(false)}>
        <AddForm onDone={added} />
      </Dialog>
    </div>
  )
}
