import type { ReactNode } from 'react'
import {
  Box,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { useResourceContext, useTranslateLabel } from 'react-admin'
import { useWords } from '../words.ts'
import type { Difference, Side } from './edit-conflict.ts'
import { ShownValue } from './shown-value.tsx'

/** Fields that are chosen for the same reason. */
export const ChoiceGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" sx={{ marginBlockStart: 2.5 }}>
    <Typography component="h3" variant="subtitle1">
      {title}
    </Typography>
    {children}
  </Box>
)

interface FieldChoiceProps {
  readonly difference: Difference
  readonly side: Side | undefined
  readonly isMissing: boolean
  readonly onChoose: (side: Side) => void
}

/** What a field was, what is saved now and what was typed, and the choice between the two. */
export function FieldChoice({ difference, side, isMissing, onChoose }: FieldChoiceProps) {
  const t = useWords()
  const { source, before, saved, mine } = difference
  const labelOf = useTranslateLabel()
  const resource = useResourceContext() ?? ''
  const shown = (value: unknown) => <ShownValue resource={resource} source={source} value={value} />
  const option = (value: Side, title: string, ofSide: unknown) => (
    <FormControlLabel
      value={value}
      control={<Radio sx={{ paddingBlock: 0.5 }} />}
      sx={{ alignItems: 'flex-start', marginInlineEnd: 0 }}
      label={
        <Box sx={{ paddingBlock: 0.75, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {title}
          </Typography>
          {shown(ofSide)}
        </Box>
      }
    />
  )
  return (
    <FormControl
      component="fieldset"
      error={isMissing}
      data-source={source}
      sx={{ display: 'flex', borderBlockStart: '1px solid var(--line)', paddingBlock: 1 }}
    >
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {labelOf({ source, resource })}
      </FormLabel>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('backoffice.conflict.before')}: {shown(before)}
      </Typography>
      <RadioGroup
        value={side ?? null}
        onChange={(_event, value) => onChoose(value as Side)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
      >
        {option('saved', t('backoffice.conflict.saved'), saved)}
        {option('mine', t('backoffice.conflict.mine'), mine)}
      </RadioGroup>
      {isMissing && <FormHelperText role="alert">{t('backoffice.conflict.choose')}</FormHelperText>}
    </FormControl>
  )
}
