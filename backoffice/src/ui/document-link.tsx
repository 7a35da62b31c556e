import { useState } from 'react'
import { Box, Link, Typography } from '@mui/material'
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined'
import { useFieldValue, useNotify, useRecordContext, useResourceContext } from 'react-admin'
import type { StoredFile } from '@cauce/contract/stored-files.ts'
import { formatFileSize } from '@cauce/format/quantities.ts'
import { signedUrl, useCall, type Call } from '../providers/call.ts'
import type { Noun } from '../providers/nouns.ts'

type Source =
  | { readonly resource: Noun; readonly id: string }
  | { readonly addressBy: (call: Call) => Promise<{ readonly url: string }> }

type Props = Source & {
  readonly file: StoredFile
  readonly onOpened?: (() => void) | undefined
  readonly linkId?: string | undefined
}

/** Opens a stored file. Its signed address is requested when it is opened, because it expires soon (handbook rule 10.5). */
export function useOpenFile(addressBy: (call: Call) => Promise<string>, onOpened?: () => void) {
  const call = useCall()
  const notify = useNotify()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    // Browsers block a window that does not open within the click; its address is set later.
    const page = window.open('about:blank', '_blank')
    setOpening(true)
    try {
      const address = await addressBy(call)
      if (page) page.location.href = address
      else window.location.assign(address)
      onOpened?.()
    } catch (error) {
      page?.close()
      notify((error as Error).message, { type: 'error' })
    } finally {
      setOpening(false)
    }
  }
  return { isOpening, open: () => void open() }
}

/** A stored file. */
export function DocumentLink({ file, onOpened, linkId, ...source }: Props) {
  const { isOpening, open } = useOpenFile(
    async (call) =>
      'addressBy' in source ? (await source.addressBy(call)).url : signedUrl(call, source.resource, source.id),
    onOpened,
  )
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <DescriptionIcon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        <Link
          component="button"
          type="button"
          id={linkId}
          disabled={isOpening}
          onClick={open}
          sx={{ fontWeight: 550, overflowWrap: 'anywhere', textAlign: 'start' }}
        >
          {file.name}
        </Link>
        <Typography
          variant="caption"
          component="span"
          sx={{ color: 'text.secondary', marginInlineStart: 1, whiteSpace: 'nowrap' }}
        >
          {formatFileSize(file.sizeBytes)}
        </Typography>
      </Box>
    </Box>
  )
}

export function DocumentField({ source }: { readonly source: string }) {
  const file = useFieldValue({ source }) as StoredFile | null
  const id = String(useRecordContext()?.id)
  const resource = useResourceContext() as Noun
  return file && <DocumentLink file={file} resource={resource} id={id} />
}
