import { Suspense, useRef, type ReactNode } from 'react'
import { Button, Skeleton, Typography } from '@mui/material'
import DownloadIcon from '@mui/icons-material/GetApp'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import { useNotify, useTranslate } from 'react-admin'
import type { LegendKey } from './chart-legend.ts'
import { downloadPicture } from './chart-picture.ts'
import { downloadLines, type Line } from './list/csv-export.ts'
import { Folded } from './folded.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

interface Props {
  readonly title: string
  /** What the drawing says, in words. */
  readonly sentence: ReactNode
  /** There is nothing to draw. */
  readonly isEmpty: boolean
  /** What the colours of the drawing mean. */
  readonly legend: readonly LegendKey[]
  /** The figures for a spreadsheet, with their headings. */
  readonly lines: readonly Line[]
  /** Key figures, above the drawing. */
  readonly figures?: ReactNode
  readonly chart: ReactNode
  readonly table: ReactNode
}

/** A sentence, a drawing, and its figures as a table; both can be saved, as a picture and for a spreadsheet (handbook rule 14.19). */
export function ChartSection({ title, sentence, isEmpty, legend, lines, figures, chart, table }: Props) {
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
