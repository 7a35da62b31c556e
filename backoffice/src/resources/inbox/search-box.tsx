import { InputAdornment, TextField } from '@mui/material'
import SearchIcon from '@mui/icons-material/Search'

interface Props {
  /** What is searched, as the empty field says. */
  readonly label: string
  readonly value: string
  readonly onTyped: (value: string) => void
}

/** The field that searches rows while the reader types. */
export const SearchBox = ({ label, value, onTyped }: Props) => (
  <TextField
    type="search"
    value={value}
    margin="none"
    fullWidth={false}
    sx={{ width: { xs: '100%', sm: '16rem' } }}
    onChange={({ target }) => onTyped(target.value)}
    placeholder={label}
    slotProps={{
      htmlInput: { 'aria-label': label },
      input: {
        startAdornment: (
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        ),
      },
    }}
  />
)
