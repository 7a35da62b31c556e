import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Alert, Box, Dialog, DialogContent, DialogTitle, IconButton, Skeleton, Tooltip } from '@mui/material'
import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import FullscreenIcon from '@mui/icons-material/Fullscreen'
import RemoveIcon from '@mui/icons-material/Remove'
import RotateRightIcon from '@mui/icons-material/RotateRight'
import { NO_BREAK_SPACE } from '@cauce/format/figures.ts'
import { OPENS_DIALOG } from '../dialog-button.tsx'
import { Failure } from '../failure.tsx'
import { useHotkey } from '../use-hotkey.ts'
import { useWords } from '../words.ts'
import { PictureSheet } from './picture-sheet.tsx'
import { useSeen } from './use-seen.ts'
import { onSheetDrag, onSheetKey, useSheet } from './use-sheet.ts'
import { loaded } from '../loaded.ts'

// pdf.js is large, and only a decision with a PDF needs it.
const PdfSheet = loaded(() => import('./pdf-sheet.tsx'), 'PdfSheet')

interface Props {
  readonly name: string
  readonly bytes: Blob | undefined
  readonly error?: Error | null
  readonly onRetry?: (() => void) | undefined
  readonly onSeen?: (() => void) | undefined
  /** Gets the text of a PDF; empty for a scan and for a picture. */
  readonly onText?: (text: string) => void
  readonly height?: string
}

/** A PDF or picture in its place, with zoom, turn and the whole screen, which the key V opens. */
export function DocumentViewer(props: Props) {
  const [isWhole, setWhole] = useState(false)
  const t = useWords()
  useHotkey('v', () => setWhole(true), props.bytes !== undefined)
  return (
    <>
      <Viewer {...props}>
        <ToolButton label={t('backoffice.document.whole')} opensDialog onClick={() => setWhole(true)}>
          <FullscreenIcon fontSize="small" />
        </ToolButton>
      </Viewer>
      {isWhole && (
        <Dialog open fullScreen onClose={() => setWhole(false)}>
          <DialogTitle sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, overflowWrap: 'anywhere' }}>
            {props.name}
            <IconButton aria-label={t('common.close')} onClick={() => setWhole(false)}>
              <CloseIcon />
            </IconButton>
          </DialogTitle>
          <DialogContent sx={{ paddingBlockEnd: 2 }}>
            <Viewer name={props.name} bytes={props.bytes} height="100%" />
          </DialogContent>
        </Dialog>
      )}
    </>
  )
}

function Viewer({ error, onRetry, height = '20rem', children, ...content }: Props & { readonly children?: ReactNode }) {
  const t = useWords()
  const sheet = useSheet()
  const [failed, setFailed] = useState<Blob>()
  const { bytes } = content
  if (error) return <Failure error={error} onRetry={() => onRetry?.()} />
  if (bytes !== undefined && failed === bytes)
    return <Alert severity="warning">{t('backoffice.document.unshowable')}</Alert>
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height,
        minWidth: 0,
        border: '1px solid var(--line-strong)',
        borderRadius: '4px',
        backgroundColor: 'var(--sunken)',
      }}
    >
      <Content
        {...content}
        {...sheet}
        onFailed={() => {
          setFailed(bytes)
          content.onText?.('')
        }}
      />
      <Tools {...sheet}>{children}</Tools>
    </Box>
  )
}

type SheetProps = ReturnType<typeof useSheet>

interface ContentProps extends Pick<Props, 'name' | 'bytes' | 'onSeen' | 'onText'>, SheetProps {
  readonly onFailed: () => void
}

/** What is shown. The arrow keys scroll it, `+`, `-` and `0` change its size. */
function Content({ name, bytes, onSeen, onText, sheet, act, onFailed }: ContentProps) {
  const [{ width, height }, frame, setFrame] = useSize()
  const [drawn, setDrawn] = useState<Blob>()
  useSeen(frame, bytes !== undefined && drawn === bytes, onSeen)
  const isPdf = bytes?.type === 'application/pdf'
  useNoText(isPdf ? undefined : bytes, onText)
  const waiting = <Skeleton variant="rectangular" height="100%" />
  const shown = bytes && width > 0 && { bytes, sheet, width, onDrawn: () => setDrawn(bytes), onFailed }
  return (
    <Box
      component="section"
      ref={setFrame}
      aria-label={name}
      aria-busy={drawn !== bytes}
      // A part that scrolls is reached with the keyboard (WCAG 2.1.1).
      tabIndex={0}
      onKeyDown={(event) => onSheetKey(event, act)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onSheetDrag}
      sx={{ flex: 1, minHeight: 0, overflow: 'auto', cursor: 'grab', '&:active': { cursor: 'grabbing' } }}
    >
      {!shown && waiting}
      {shown && (
        <Suspense fallback={waiting}>
          {isPdf ? (
            <PdfSheet {...shown} onText={(text) => onText?.(text)} />
          ) : (
            <PictureSheet {...shown} name={name} height={height} />
          )}
        </Suspense>
      )}
    </Box>
  )
}

function Tools({ sheet: { zoom }, act, canGrow, canShrink, children }: SheetProps & { readonly children?: ReactNode }) {
  const t = useWords()
  return (
    <Box
      component="fieldset"
      aria-label={t('backoffice.document.tools')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        margin: 0,
        padding: 0,
        border: 0,
        borderBlockStart: '1px solid var(--line)',
        backgroundColor: 'background.paper',
      }}
    >
      <ToolButton label={t('backoffice.document.smaller')} onClick={act.smaller} isDisabled={!canShrink}>
        <RemoveIcon fontSize="small" />
      </ToolButton>
      <Box component="output" sx={{ minWidth: '3.5rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
        {zoom * 100}
        {NO_BREAK_SPACE}%
      </Box>
      <ToolButton label={t('backoffice.document.larger')} onClick={act.larger} isDisabled={!canGrow}>
        <AddIcon fontSize="small" />
      </ToolButton>
      <Box sx={{ flex: 1 }} />
      <ToolButton label={t('backoffice.document.turn')} onClick={act.turn}>
        <RotateRightIcon fontSize="small" />
      </ToolButton>
      {children}
    </Box>
  )
}

/** A picture has no text that a program could read. */
function useNoText(picture: Blob | undefined, onText: Props['onText']): void {
  const latest = useRef(onText)
  useEffect(() => {
    latest.current = onText
  }, [onText])
  useEffect(() => {
    if (picture) latest.current?.('')
  }, [picture])
}

interface ToolProps {
  readonly label: string
  readonly onClick: () => void
  readonly isDisabled?: boolean
  readonly opensDialog?: boolean
  readonly children: ReactNode
}

const ToolButton = ({ label, onClick, isDisabled = false, opensDialog = false, children }: ToolProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton aria-label={label} {...(opensDialog && OPENS_DIALOG)} onClick={onClick} disabled={isDisabled}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
)

/** The inner size of an element in pixels, and the ref of it; 0 until it is known. */
function useSize() {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [size, element, setElement] as const
}
