import { Suspense, useRef, type ReactNode } from 'react'
import { Button, Skeleton, Typography } from '@mui/material'
import DownloadIcon from '@mui/icons-material/GetApp'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import { useNotify, useTranslate } from 'react-admin'
import { formatTypedAmount } from '@cauce/format/money.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { downloadLines, type Line } from './list/csv-export.ts'
import { MarkedIfOld } from './failure.tsx'
import { FigureTable } from './figure-table.tsx'
import { Amount } from './figures.tsx'
import { Folded } from './folded.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'
import { downloadBlob } from './download.ts'

/** An amount is a decimal string of euro. */
type Cell = string | number | { readonly words: string }

interface Row {
  readonly key: string
  readonly name: string
  readonly nameInFile?: string
  readonly cells: readonly Cell[]
  readonly onlyIn?: 'file' | 'table'
}

interface Drawn {
  readonly title: string
  readonly sentence: ReactNode
  readonly isEmpty: boolean
  readonly figures?: ReactNode
  readonly chart: ReactNode
}

interface Props extends Drawn {
  readonly headings: readonly [string, ...string[]]
  readonly rows: readonly Row[]
  readonly sums?: readonly Row[]
  readonly isOld?: boolean
}

export function ChartSection({ headings, rows, sums = [], isOld = false, ...drawn }: Props) {
  const shown = (some: readonly Row[]) => some.filter(({ onlyIn }) => onlyIn !== 'file').map(shownRow)
  return (
    <Chart
      {...drawn}
      lines={[headings, ...[...rows, ...sums].filter(({ onlyIn }) => onlyIn !== 'table').map(lineOf)]}
      table={
        <MarkedIfOld isOld={isOld}>
          <FigureTable label={drawn.title} headings={headings} rows={shown(rows)} sums={shown(sums)} />
        </MarkedIfOld>
      }
    />
  )
}

const shownRow = ({ key, name, cells }: Row) => ({
  key,
  name: key === 'total' ? <b>{name}</b> : name,
  figures: cells.map((cell, index) => {
    if (typeof cell === 'string') return <Amount key={index} value={cell} />
    return typeof cell === 'number' ? formatCount(cell) : cell.words
  }),
})

const lineOf = ({ name, nameInFile = name, cells }: Row): Line => [
  nameInFile,
  ...cells.map((cell) =>
    typeof cell === 'string' ? formatTypedAmount(cell) : typeof cell === 'number' ? cell : cell.words,
  ),
]

interface ChartProps extends Drawn {
  readonly lines: readonly Line[]
  readonly table: ReactNode
}

/** A sentence, a drawing, and its figures as a table; both can be saved, as a picture and for a spreadsheet (handbook rule 14.19). */
export function Chart({ title, sentence, isEmpty, lines, figures, chart, table }: ChartProps) {
  const t = useWords()
  const translate = useTranslate()
  const notify = useNotify()
  const place = useRef<HTMLDivElement>(null)
  const savePicture = () =>
    downloadPicture(place.current!, title).catch(() => notify(t('backoffice.chart.failed'), { type: 'error' }))
  return (
    <div ref={place}>
      <Section
        title={title}
        actions={
          !isEmpty && (
            <span>
              <Button startIcon={<DownloadIcon />} onClick={() => downloadLines(lines, title)}>
                {translate('ra.action.export')}
              </Button>
              <Button startIcon={<ImageIcon />} onClick={() => void savePicture()}>
                {t('backoffice.chart.picture')}
              </Button>
            </span>
          )
        }
      >
        <Typography component="div" sx={{ color: 'text.secondary', marginBlockEnd: 1, maxWidth: '70ch' }}>
          {sentence}
        </Typography>
        {!isEmpty && (
          <>
            {figures}
            <Suspense fallback={<Skeleton variant="rounded" height={260} />}>{chart}</Suspense>
            <Folded summary={t('common.asTable')}>{table}</Folded>
          </>
        )}
      </Section>
    </div>
  )
}

/** Around the picture, in pixels. */
const MARGIN = 24

/** Words and drawing as they are on the screen, without what one can press and the table. */
async function downloadPicture(section: HTMLElement, title: string): Promise<void> {
  const { toBlob } = await import('html-to-image')
  const blob = await toBlob(section, {
    pixelRatio: 2,
    width: section.offsetWidth + 2 * MARGIN,
    height: section.offsetHeight + 2 * MARGIN,
    style: { padding: `${MARGIN}px` },
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    filter: (node) => !(node instanceof Element && node.matches('button, details')),
  })
  if (blob) downloadBlob(`${title}.png`, blob)
}
