import { useEffect, useRef, useState } from 'react'
import { Box } from '@mui/material'
import { getDocument, GlobalWorkerOptions, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// The file has no default export; Vite gives its address.
// oxlint-disable-next-line import/default
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { useWords } from '../words.ts'
import type { Sheet } from './use-sheet.ts'

GlobalWorkerOptions.workerSrc = worker

/** So many pages are shown; a longer document is downloaded. */
const MOST_PAGES = 20

interface Opened {
  readonly pages: readonly PDFPageProxy[]
  readonly texts?: readonly string[]
  readonly total: number
}

interface Props {
  readonly bytes: Blob
  readonly mostPages?: number
  readonly sheet: Sheet
  /** Width of the frame in pixels. */
  readonly width: number
  readonly onDrawn: () => void
  readonly onFailed: () => void
  /** Gets the text of the pages that are shown; empty for a scan. */
  readonly onText: (text: string) => void
}

/** The pages of a PDF, one below the other. Nothing in it can act: neither scripts nor links nor forms are connected. */
export function PdfSheet({ bytes, mostPages = MOST_PAGES, sheet, width, onDrawn, onFailed, onText }: Props) {
  const t = useWords()
  const opened = useDocument({ bytes, mostPages, onText, onFailed })
  if (!opened) return null
  const { pages, texts, total } = opened
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 'max-content' }}>
      {pages.map((page, index) => (
        <Page
          key={page.pageNumber}
          page={page}
          label={t('common.page', { page: index + 1, pages: total })}
          text={texts?.[index]}
          sheet={sheet}
          width={width}
          {...(index === 0 && { onDrawn })}
          onFailed={onFailed}
        />
      ))}
      {total > pages.length && (
        <Box component="p">{t('backoffice.document.morePages', { shown: pages.length, total })}</Box>
      )}
    </Box>
  )
}

/** Opens a document in a worker, which is ended with the last use of it. */
function useDocument({
  bytes,
  mostPages,
  onText,
  onFailed,
}: Pick<Props, 'bytes' | 'onText' | 'onFailed'> & { readonly mostPages: number }): Opened | undefined {
  const [opened, setOpened] = useState<Opened>()
  const latest = useRef({ onText, onFailed })
  useEffect(() => {
    latest.current = { onText, onFailed }
  })
  useEffect(() => {
    let isWanted = true
    const loading = bytes.arrayBuffer().then((data) =>
      // The content security policy lets no compiled code run, so scans are decoded by scripts.
      getDocument({ data, useWasm: false, wasmUrl: `${import.meta.env.BASE_URL}pdf/`, enableXfa: false, verbosity: 0 }),
    )
    const open = async () => {
      const document = await (await loading).promise
      const count = Math.min(document.numPages, mostPages)
      const pages = await Promise.all(Array.from({ length: count }, (_, index) => document.getPage(index + 1)))
      if (!isWanted) return
      setOpened({ pages, total: document.numPages })
      const texts = await Promise.all(pages.map(textOf))
      if (!isWanted) return
      setOpened({ pages, texts, total: document.numPages })
      latest.current.onText(texts.join('\n'))
    }
    open().catch(() => isWanted && latest.current.onFailed())
    return () => {
      isWanted = false
      void loading.then((task) => task.destroy())
    }
  }, [bytes, mostPages])
  return opened
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('')
}

interface PageProps {
  readonly page: PDFPageProxy
  readonly label: string
  readonly text: string | undefined
  readonly sheet: Sheet
  readonly width: number
  readonly onDrawn?: () => void
  readonly onFailed: () => void
}

function Page({ page, label, text, sheet: { zoom, turns }, width, onDrawn, onFailed }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef({ onDrawn, onFailed })
  useEffect(() => {
    latest.current = { onDrawn, onFailed }
  })
  const rotation = (page.rotate + turns * 90) % 360
  const across = width * zoom
  const scale = across / page.getViewport({ scale: 1, rotation }).width
  const down = page.getViewport({ scale, rotation }).height
  useEffect(() => {
    const viewport = page.getViewport({ scale: scale * window.devicePixelRatio, rotation })
    const drawn = canvas.current!
    drawn.width = Math.floor(viewport.width)
    drawn.height = Math.floor(viewport.height)
    const drawing = page.render({ canvas: drawn, viewport })
    drawing.promise.then(
      () => latest.current.onDrawn?.(),
      (error: Error) => error.name === 'RenderingCancelledException' || latest.current.onFailed(),
    )
    return () => drawing.cancel()
  }, [page, scale, rotation])
  return (
    <Box component="figure" aria-label={label} sx={{ margin: 0, position: 'relative' }}>
      <Box
        component="canvas"
        ref={canvas}
        aria-hidden
        sx={{ display: 'block', width: across, height: down, backgroundColor: '#fff' }}
      />
      <VisuallyHidden>{text}</VisuallyHidden>
    </Box>
  )
}
