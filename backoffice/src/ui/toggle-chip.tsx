import { Chip, type ChipProps } from '@mui/material'

interface Props extends Pick<ChipProps, 'label' | 'size'> {
  readonly isChosen: boolean
  readonly onClick: () => void
}

export const ToggleChip = ({ isChosen, ...chip }: Props) => (
  <Chip
    {...chip}
    clickable
    component="button"
    type="button"
    aria-pressed={isChosen}
    color={isChosen ? 'primary' : 'default'}
    variant={isChosen ? 'filled' : 'outlined'}
  />
)
