import type { ComponentProps, ReactNode } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { useWords } from '../../ui/words.ts'
import { bulkModeOf } from './bulk.ts'
import type { MarkedItem } from './queue.ts'

interface Props {
  readonly items: readonly MarkedItem[]
  readonly total?: string | undefined
  readonly buttons?: Pick<ComponentProps<typeof DecisionButtons>, 'approval' | 'rejection'>
  readonly isBusy: boolean
  readonly onClear: () => void
  readonly children: ReactNode
}

export function BulkFrame({ items, total, buttons, isBusy, onClear, children }: Props) {
  const t = useWords()
  const mode = bulkModeOf(items)
  return (
    <Box component="article" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box component="header" sx={header}>
        <Typography component="h2" variant="h6">
          {t('backoffice.bulk.marked', { smart_count: items.length })}
        </Typography>
        <Button onClick={onClear} disabled={isBusy}>
          {t('backoffice.bulk.clear')}
        </Button>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, flex: 1, minHeight: 0, overflowY: 'auto' }}>
        {children}
      </Box>
      <Box sx={{ padding: 2, borderBlockStart: '1px solid var(--line)', display: 'grid', gap: 1.5 }}>
        {(mode === 'mixed' || mode === 'one-by-one') && (
          <Alert severity="warning">{t(`backoffice.bulk.help.${mode}`)}</Alert>
        )}
        {total !== undefined && <Typography sx={{ fontWeight: 550 }}>{total}</Typography>}
        {buttons && <DecisionButtons {...buttons} isBusy={isBusy} />}
      </Box>
    </Box>
  )
}

const header = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: 2,
  borderBlockEnd: '1px solid var(--line)',
} as const
