import { useState } from 'react'
import { Box, Button, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { useCanAccess } from 'react-admin'
import type { DiligenceFile } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Section } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { ScreeningDialog } from './screening-dialog.tsx'

const TONES = { noHit: 'green', discarded: 'grey', confirmed: 'clay' } as const

/** The checks of a customer and of who stands behind a company, the latest first. */
export function Screenings({ file }: { readonly file: DiligenceFile }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('diligence.edit'))
  const [isAdding, setAdding] = useState(false)
  return (
    <Section
      title={t('diligence.screening.title')}
      actions={mayEdit && <Button onClick={() => setAdding(true)}>{t('diligence.screening.add')}</Button>}
    >
      {file.screenings.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('diligence.screening.none')}</Typography>
      )}
      {file.screenings.map((screening) => (
        <Box
          key={screening.screeningId}
          sx={{ paddingBlock: 1, borderBlockEnd: '1px solid var(--line)', overflowWrap: 'anywhere' }}
        >
          <StateBadge tone={TONES[screening.result]} label={t(`diligence.results.${screening.result}`)} />{' '}
          {screening.subject}
          <Typography variant="body2">
            {t(`diligence.listKinds.${screening.listKind}`)}: {screening.listName} ({formatDate(screening.listDate)})
          </Typography>
          {screening.reason !== null && <Typography variant="body2">{screening.reason}</Typography>}
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('diligence.risk.byWhom', { name: screening.checkedByName, date: formatDate(screening.checkedOn) })}
          </Typography>
        </Box>
      ))}
      {isAdding && <ScreeningDialog userId={file.userId} onClose={() => setAdding(false)} />}
    </Section>
  )
}
