import { formatFileSize } from '@cauce/format'
import type { MouseEvent, ReactNode } from 'react'
import { call, client, type Outcome, saveBlob } from '../../ui/api.ts'
import { useNotifyingCall } from '../../ui/call.tsx'
import { documentAddress, type TicketDocument } from './ticket.ts'

/** Fetched instead of linked, so that an expired session leads through the log-in. */
export function DocumentLink({ document, children }: { document: TicketDocument; children?: ReactNode }) {
  const { documentId, file } = document
  const { run } = useNotifyingCall(
    () => read(documentId),
    (data) => saveBlob(file.name, data),
  )
  const save = (event: MouseEvent) => {
    event.preventDefault()
    void run()
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
