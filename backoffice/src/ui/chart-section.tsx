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
  readonly legend: readonly LegendKey[]
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
export function Chart({ title, sentence, isEmpty, legend, lines, figures, chart, table }: ChartProps) {
  const t = useWords()
  const translate = useTranslate()
  const notify = useNotify()
  const place = useRef<HTMLDivElement>(null)
  const savePicture = () =>
    downloadPicture({ chart: place.current!, title, legend }).catch(() =>
      notify(t('backoffice.chart.failed'), { type: 'error' }),
    )
  return (
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
          <div ref={place}>
            <Suspense fallback={<Skeleton variant="rounded" height={260} />}>{chart}</Suspense>
          </div>
          <Folded summary={t('common.asTable')}>{table}</Folded>
        </>
      )}
    </Section>
  )
}

/** What a drawing takes from the style sheet, which a picture does not have. */
const DRAWN = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-family',
] as const

const SCALE = 2
const PADDING = 16
const LINE = 24

interface Picture {
  readonly chart: HTMLElement
  readonly title: string
  readonly legend: readonly LegendKey[]
}

/** Saves a drawing as a PNG, with its title and what its colours mean, in the colours that are on the screen. */
async function downloadPicture(picture: Picture): Promise<void> {
  const canvas = await drawn(picture)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob) downloadBlob(`${picture.title}.png`, blob)
}

async function drawn({ chart, title, legend }: Picture): Promise<HTMLCanvasElement> {
  const svg = chart.querySelector<SVGSVGElement>('.recharts-wrapper > svg')
  if (!svg) throw new Error('There is no drawing to take a picture of')
  const { width, height } = svg.getBoundingClientRect()
  const image = await imageOf(svg, width, height)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')!
  const { fontFamily } = getComputedStyle(chart)
  const words = `13px ${fontFamily}`
  const keys = legend.length > 1 ? legend : []
  pen.font = words
  const places = placesOf(
    keys.map(({ label }) => pen.measureText(label).width),
    width,
  )
  const rows = (places.at(-1)?.row ?? -1) + 1
  const top = PADDING + LINE * (1 + rows)
  canvas.width = (width + 2 * PADDING) * SCALE
  canvas.height = (top + height + PADDING) * SCALE
  const colorOf = resolver(chart)
  const ink = colorOf('var(--ink)')
  pen.scale(SCALE, SCALE)
  pen.fillStyle = colorOf('var(--surface)')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.textBaseline = 'middle'
  pen.font = `600 16px ${fontFamily}`
  pen.fillStyle = ink
  pen.fillText(title, PADDING, PADDING + LINE / 2)
  pen.font = words
  for (const [index, key] of keys.entries()) {
    const { x, row } = places[index]!
    drawKey(pen, key, { x: PADDING + x, y: PADDING + LINE * (row + 1.5), color: colorOf(key.color), ink })
  }
  pen.drawImage(image, PADDING, top, width, height)
  return canvas
}

function resolver(place: HTMLElement) {
  return (color: string): string => {
    const probe = document.createElement('span')
    probe.style.color = color
    place.append(probe)
    const resolved = getComputedStyle(probe).color
    probe.remove()
    return resolved
  }
}

async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll<SVGElement>('*')
  for (const [index, original] of [...svg.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(original)
    for (const name of DRAWN) copies[index]!.style.setProperty(name, style.getPropertyValue(name))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

interface LegendKey {
  readonly label: string
  readonly color: string
  /** Of a line: how it is broken, as SVG says it; an empty text for a whole one. */
  readonly dash?: string
}

/** In pixels: the sign of a series with the room before its name, and the room after it. */
const [SIGN, BETWEEN] = [28, 20]

/** Where each key of a legend stands, by the widths of their names, in as many rows as `width` asks for. All in pixels. */
function placesOf(names: readonly number[], width: number): readonly { readonly x: number; readonly row: number }[] {
  let [x, row] = [0, 0]
  return names.map((name) => {
    if (x > 0 && x + SIGN + name > width) [x, row] = [0, row + 1]
    const place = { x, row }
    x += SIGN + name + BETWEEN
    return place
  })
}

/** Draws a key: lines with the dashes of the chart, which distinguish them without colour (WCAG 1.4.1), anything else as a square. */
function drawKey(
  pen: CanvasRenderingContext2D,
  { label, dash }: LegendKey,
  { x, y, color, ink }: { readonly x: number; readonly y: number; readonly color: string; readonly ink: string },
): void {
  pen.fillStyle = color
  if (dash === undefined) pen.fillRect(x, y - 5, 10, 10)
  else {
    pen.strokeStyle = color
    pen.lineWidth = 2
    pen.setLineDash(dash.split(' ').filter(Boolean).map(Number))
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + SIGN - 6, y)
    pen.stroke()
  }
  pen.fillStyle = ink
  pen.fillText(label, x + SIGN, y)
}
