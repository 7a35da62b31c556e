import { DocumentLink } from '../document-link.tsx'
import { Comparison } from './comparison.tsx'
import type { DocumentCheck } from './document-check.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { SideBySide } from './side-by-side.tsx'
import { sourceOf, useBytes, type BytesSource, type FileOf } from './use-bytes.ts'
import { useCompared, type Fact } from './use-compared.ts'

interface Props {
  readonly stored: FileOf | undefined
  readonly composed?: (BytesSource & { readonly name: string }) | undefined
  readonly attached?: File | undefined
  readonly facts: readonly Fact[]
  readonly linkId?: string
  /** Gets the hash of what is stored or composed once it has been in view, here or in a window of its own, and what differs. */
  readonly onCheck?: ((change: Partial<DocumentCheck>) => void) | undefined
}

export function ComparedDocument({ stored, composed, attached, facts, linkId, onCheck }: Props) {
  const { data, error, refetch } = useBytes(stored ? sourceOf(stored) : composed)
  const bytes = attached ?? data
  const { compared, onText, onSeen } = useCompared({ facts, bytes, onCheck })
  const name = attached?.name ?? stored?.file.name ?? composed?.name
  if (name === undefined) return null
  return (
    <>
      <SideBySide
        document={
          <DocumentViewer
            name={name}
            bytes={bytes}
            error={attached ? null : error}
            onRetry={() => void refetch()}
            onText={onText}
            onSeen={attached ? undefined : onSeen}
          />
        }
      >
        <Comparison facts={compared} />
      </SideBySide>
      {stored && <DocumentLink {...stored} linkId={linkId} onOpened={attached ? undefined : onSeen} />}
    </>
  )
}
