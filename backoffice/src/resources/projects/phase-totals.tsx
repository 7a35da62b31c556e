import { Box } from '@mui/material'
import { ToggleChip } from '../../ui/toggle-chip.tsx'
import { useGetList, useListContext } from 'react-admin'
import { PHASE_IDS, PHASES, type PhaseName } from '@cauce/contract'
import { formatCount } from '@cauce/format/quantities.ts'
import { useWords } from '../../ui/words.ts'

/** How many of the projects that match are in each phase. A phase that is chosen filters the list. */
export function PhaseTotals() {
  const t = useWords()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { phaseId: chosen, ...others } = filterValues as Readonly<Record<string, unknown>>
  const { meta } = useGetList('projects', {
    filter: { ...others, getTotalByPhases: true },
    pagination: { page: 1, perPage: 1 },
  })
  const totals = (meta as { totalByPhases?: Readonly<Partial<Record<PhaseName, number>>> } | undefined)?.totalByPhases
  const choose = (phaseId: string | undefined) => setFilters({ ...others, phaseId }, displayedFilters, false)
  return (
    <Box
      component="fieldset"
      aria-label={t('backoffice.list.phases')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, marginBlockEnd: 1.5, padding: 0, border: 0 }}
    >
      {PHASES.map((phase) => {
        const isChosen = chosen === PHASE_IDS[phase]
        const name = t(`phases.name.${phase}`)
        return (
          <ToggleChip
            key={phase}
            size="small"
            label={totals ? `${name} ${formatCount(totals[phase] ?? 0)}` : name}
            isChosen={isChosen}
            onClick={() => choose(isChosen ? undefined : PHASE_IDS[phase])}
          />
        )
      })}
    </Box>
  )
}
