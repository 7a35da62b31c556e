import { useState } from 'react'
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { formatMoney } from '@cauce/format/money.ts'
import { useCanAccess } from 'react-admin'
import { useCall } from '../../providers/call.ts'
import type { Model193, Model193Body, TaxYear } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Lead } from '../../ui/layout/lead.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { Made } from './made-193.tsx'

const FIELDS = ['taxNumber', 'name', 'phone', 'contact', 'number'] as const

interface Props {
  readonly year: number
  readonly declarers: TaxYear['declarers']
}

/** Makes form 193 of one declarer, and shows what is in the file and what has to be mended before it is filed. */
export function Model193Section({ year, declarers }: Props) {
  const t = useWords()
  const call = useCall()
  const { canAccess: mayMake } = useCanAccess(accessTo('taxFiles.make'))
  const [index, setIndex] = useState(0)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [made, setMade] = useState<Model193>()
  const declarer = declarers[index]!
  const { promoter, payeeCount, interest, withheld } = declarer
  // What is known of the declarer stands there until something else is typed.
  const valueOf = (name: (typeof FIELDS)[number]) => values[name] ?? (name === 'number' ? null : declarer[name]) ?? ''
  const action = useAction((body: Model193Body) => call('POST /v1/tax/tax-files/193', { body }), { after: setMade })
  const submit = () =>
    void action.run({
      year,
      ...(promoter !== null && { promoter }),
      ...Object.fromEntries(FIELDS.map((name) => [name, valueOf(name).trim()]).filter(([, text]) => text !== '')),
    })
  return (
    <Box component="section" sx={{ marginBlockStart: 4 }}>
      <Typography component="h2" variant="h6">
        {t('taxFiles.make.title')}
      </Typography>
      <Lead>{t('taxFiles.make.about')}</Lead>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ maxInlineSize: 480 }}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          select
          label={t('taxFiles.declarer')}
          value={index}
          onChange={(event) => {
            setIndex(Number(event.target.value))
            setMade(undefined)
            setValues({})
          }}
          helperText={`${t('taxFiles.payees')}: ${payeeCount} · ${t('taxFiles.column.interest')}: ${formatMoney(interest)} · ${t('taxFiles.column.withheld')}: ${formatMoney(withheld)}`}
        >
          {declarers.map((declarer, place) => (
            <MenuItem key={declarer.promoter ?? ''} value={place}>
              {declarer.promoter ?? t('taxFiles.platform')}
            </MenuItem>
          ))}
        </TextField>
        {promoter === null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('taxFiles.make.keptIn')} <RecordLink resource="declarers" type="list" name={t('declarers.title')} />
          </Typography>
        )}
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={t(`taxFiles.make.${name}`)}
            value={valueOf(name)}
            onChange={(event) => setValues((before) => ({ ...before, [name]: event.target.value }))}
            slotProps={{ htmlInput: { maxLength: name === 'name' || name === 'contact' ? 100 : 20 } }}
            {...(name === 'number' && { helperText: t('taxFiles.make.numberHelp') })}
          />
        ))}
        {action.refusal && <Alert severity="error">{action.refusal.message}</Alert>}
        {mayMake && (
          <Button type="submit" variant="contained" loading={action.isBusy} sx={{ alignSelf: 'start' }}>
            {t('taxFiles.make.submit')}
          </Button>
        )}
      </Stack>
      {made && <Made made={made} />}
    </Box>
  )
}
