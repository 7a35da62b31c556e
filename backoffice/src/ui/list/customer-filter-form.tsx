import { Box } from '@mui/material'
import { CustomerSearch } from '../customer-search.tsx'
import { focusAtOnce } from '../use-hotkey.ts'

interface Props {
  readonly label: string
  readonly onChoose: (id: string | undefined) => void
}

/** Asks for the customer of a filter. */
export const CustomerFilterForm = ({ label, onChoose }: Props) => (
  <Box sx={{ padding: 2, width: '20rem', maxWidth: '90vw' }}>
    <CustomerSearch label={label} value={null} inputRef={focusAtOnce} onChoose={(user) => onChoose(user?.id)} />
  </Box>
)
