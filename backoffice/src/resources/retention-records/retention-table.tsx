import { Typography } from '@mui/material'
import { RETENTION, RETENTION_RULES, type RetentionEntry, type RetentionRule } from '@cauce/contract'
import type { Translate } from '@cauce/i18n/office.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { useWords } from '../../ui/words.ts'
import { periodOf } from './retention-words.ts'

/** The table of periods as it is in the code: what is kept why, how long, and what happens then. */
export function RetentionTable() {
  const t = useWords()
  const headings = ['period', 'outcome', 'basis'] as const
  const words = headings.map((name) => t(`retentionRecords.columns.${name}`))
  return (
    <FigureTable
      label={t('retentionRecords.table')}
      headings={[t('retentionRecords.columns.data'), ...words]}
      words={words}
      rows={RETENTION_RULES.map((rule) => rowOf(rule, t))}
    />
  )
}

function rowOf(rule: RetentionRule, t: Translate) {
  const entry: RetentionEntry = RETENTION[rule]
  const outcome = t(`retentionRecords.outcome.${entry.outcome}`)
  return {
    key: rule,
    name: t(`retentionRecords.rule.${rule}`),
    figures: [
      periodOf(entry, t),
      <>
        {outcome}
        <Caption>{t(`retentionRecords.by.${entry.by}`)}</Caption>
      </>,
      t(`retentionRecords.basis.${entry.basis}`),
    ],
  }
}

const Caption = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary', minWidth: '14ch' }}>
    {children}
  </Typography>
)
