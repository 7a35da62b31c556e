import { useState } from 'react'
import { DocumentLink } from '../document-link.tsx'
import { Comparison, type Fact } from './comparison.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { SideBySide } from './side-by-side.tsx'
import { useStoredBytes, type FileOf } from './use-bytes.ts'

interface Props {
  readonly stored: FileOf | undefined
  /** A file attached now, which is shown instead of the stored one. */
  readonly attached?: File | undefined
  readonly facts: readonly Fact[]
  /** Id of the link to the stored file. */
  readonly linkId?: string
  /** Called once the stored file has been in view, here or in a window of its own. */
  readonly onSeen?: (() => void) | undefined
}

/** A document beside the facts that it must say, with a tick where its text says the same. */
export function ComparedDocument({ stored, attached, facts, linkId, onSeen }: Props) {
  const { data, error, refetch } = useStoredBytes(stored)
  const bytes = attached ?? data
  const { text, onText } = useText(bytes)
  const name = attached?.name ?? stored?.file.name
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
        <Comparison facts={facts} text={text} />
      </SideBySide>
      {stored && <DocumentLink {...stored} linkId={linkId} onOpened={onSeen} />}
    </>
  )
}

/** The text of what is shown: `undefined` while it is being read, `null` where there is none. */
function useText(bytes: Blob | undefined) {
  const [read, setRead] = useState<{ readonly of: Blob | undefined; readonly text: string }>()
  const text = read?.of === bytes ? read?.text : undefined
  return {
    text: text?.trim() === '' ? null : text,
    onText: (words: string) => setRead({ of: bytes, text: words }),
  }
}
