import { Chip, type ChipProps, Box } from '@mui/material'
import { useWords } from './words.ts'

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

interface KindChipsProps<Kind extends string> {
  readonly kinds: readonly Kind[]
  /** All of them if undefined. */
  readonly chosen: Kind | undefined
  readonly nameOf: (kind: Kind) => string
  readonly onChoose: (kind: Kind | undefined) => void
}

export function KindChips<Kind extends string>({ kinds, chosen, nameOf, onChoose }: KindChipsProps<Kind>) {
  const t = useWords()
  const chipOf = (kind: Kind | undefined, name: string) => (
    <ToggleChip key={kind ?? ''} label={name} isChosen={chosen === kind} onClick={() => onChoose(kind)} />
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, paddingBlockEnd: 1 }}>
      {chipOf(undefined, t('common.all'))}
      {kinds.map((kind) => chipOf(kind, nameOf(kind)))}
    </Box>
  )
}
