import { Box } from '@mui/material'
import { formatPercent } from '@cauce/format/percent.ts'
import type { ProjectRecord } from '../../providers/records.ts'

/** The funded share as a bar and in words. */
export const Funded = ({
  project: { percentageInvested },
}: {
  readonly project: Pick<ProjectRecord, 'percentageInvested'>
}) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, justifyContent: 'end', whiteSpace: 'nowrap' }}
  >
    <Box
      component="span"
      aria-hidden
      sx={{ width: 64, height: 6, backgroundColor: 'var(--sunken)', border: '1px solid var(--line)' }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          height: '100%',
          width: `${Math.min(100, percentageInvested)}%`,
          backgroundColor: 'var(--river)',
        }}
      />
    </Box>
    {formatPercent(percentageInvested)}
  </Box>
)
