import { Suspense, useState } from 'react'
import { Box } from '@mui/material'
import { PictureSheet } from './picture-sheet.tsx'
import { sourceOf, useBytes, type FileOf } from './use-bytes.ts'
import { useSeen } from './use-seen.ts'
import { loaded } from '../loaded.ts'

const PdfSheet = loaded(() => import('./pdf-sheet.tsx'), 'PdfSheet')

/** In pixels: enough to tell one document from another, and too little to read it. */
const [WIDTH, HEIGHT] = [42, 54]
const WHOLE = { zoom: 1, turns: 0 }

/** The first page of a stored file beside the row that names it. It is read once it comes into view. */
export function Thumbnail(stored: FileOf) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [isInView, setInView] = useState(false)
  useSeen(frame, true, () => setInView(true))
  const { data: bytes } = useBytes(isInView ? sourceOf(stored) : undefined)
  const [failed, setFailed] = useState<Blob>()
  const sheet = bytes !== undefined &&
    bytes !== failed && {
      bytes,
      sheet: WHOLE,
      width: WIDTH,
      onDrawn: () => {},
      onFailed: () => setFailed(bytes),
    }
  return (
    <Box
      ref={setFrame}
      aria-hidden
      sx={{
        flex: 'none',
        width: WIDTH,
        height: HEIGHT,
        overflow: 'hidden',
        outline: '1px solid var(--line-strong)',
        borderRadius: '2px',
        backgroundColor: 'var(--sunken)',
      }}
    >
      {sheet && (
        <Suspense fallback={null}>
          {bytes?.type === 'application/pdf' ? (
            <PdfSheet {...sheet} mostPages={1} onText={() => {}} />
          ) : (
            <PictureSheet {...sheet} name="" height={HEIGHT} />
          )}
        </Suspense>
      )}
    </Box>
  )
}
