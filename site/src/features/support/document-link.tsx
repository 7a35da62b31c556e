import { formatFileSize } from '@cauce/format'
import type { MouseEvent, ReactNode } from 'react'
import { call, client, type Outcome } from '../../ui/api.ts'
import { wordsOfFailure } from '../../ui/failure.ts'
import { useTranslate } from '../../ui/island.tsx'
import { saveBlob } from '../../ui/save-file.ts'
import { notify } from '../../ui/snackbar.ts'
import { documentAddress, type TicketDocument } from './ticket.ts'

/** Saves a document, by a call and not by the link itself: then an ended session leads to the log in and back. */
export function DocumentLink({ document, children }: { document: TicketDocument; children?: ReactNode }) {
  const t = useTranslate()
  const { documentId, file } = document
  const save = async (event: MouseEvent) => {
    event.preventDefault()
    const { data, failure } = await read(documentId)
    if (failure) notify({ kind: 'error', text: wordsOfFailure(t, failure).message })
    else saveBlob(file.name, data)
  }
  return (
    <a className="attachment" href={documentAddress(documentId)} download={file.name} onClick={save}>
      {children ?? `${file.name} (${formatFileSize(file.sizeBytes)})`}
    </a>
  )
}

/** The contract has no type for bytes. */
const read = (id: string) =>
  call(client.GET('/v1/support/tickets/view-document/{id}', { params: { path: { id } }, parseAs: 'blob' })) as Promise<
    Outcome<unknown>
  > as Promise<Outcome<Blob>>
