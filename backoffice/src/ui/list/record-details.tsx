import { Box } from '@mui/material'
import { useRecordContext, useResourceContext } from 'react-admin'
import { useLanguage } from '../words.ts'
import { presentTranslator } from '../../providers/i18n.ts'
import { shownValuesOf } from './shown-values.ts'

/** All named fields of a record that has no page of its own, as the panel that opens below its row. */
export function RecordDetails() {
  useLanguage()
  const record = useRecordContext()
  const resource = useResourceContext()
  if (!record || resource === undefined) return null
  const values = shownValuesOf(resource, record, presentTranslator()).filter(({ value }) => value !== '')
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
        gap: '0.5rem 1.5rem',
        margin: 0,
        padding: 1,
        overflowWrap: 'anywhere',
      }}
    >
      {values.map(({ source, label, value }) => (
        <div key={source}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ margin: 0 }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  )
}
