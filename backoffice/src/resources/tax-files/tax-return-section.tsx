import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useCanAccess } from 'react-admin'
import { useCall } from '../../providers/call.ts'
import type { TaxFile, TaxFileBody, TaxYear } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Lead, Hint } from '../../ui/section.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { countryName } from '../../ui/names.ts'
import { useAction } from '../../ui/use-action.ts'
import { useLanguage, useWords } from '../../ui/words.ts'
import { downloadBlob } from '../../ui/download.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Returns } from './returns.tsx'
import { personColumn, TaxTable, taxedColumns } from './tax-table.tsx'

const FIELDS = ['taxNumber', 'name', 'phone', 'contact', 'number'] as const

interface Props {
  readonly year: number
  readonly declarers: TaxYear['declarers']
}

export function TaxReturnSection({ year, declarers }: Props) {
  const t = useWords()
  const call = useCall()
  const { canAccess: mayMake } = useCanAccess(accessTo('taxFiles.make'))
  const [index, setIndex] = useState(0)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [made, setMade] = useState<TaxFile>()
  const declarer = declarers[index]!
  const { form, promoter, payeeCount, interest, withheld, changes } = declarer
  const isOpen = changes?.length !== 0
  // What is known of the declarer stands there until something else is typed.
  const valueOf = (name: (typeof FIELDS)[number]) => values[name] ?? (name === 'number' ? null : declarer[name]) ?? ''
  const queries = useQueryClient()
  const action = useAction((body: TaxFileBody) => call('POST /v1/tax/tax-files', { body }), {
    after: (file) => (setMade(file), void queries.invalidateQueries({ queryKey: ['taxFiles'] })),
  })
  const submit = () =>
    void action.run({
      form,
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
        <SelectField
          label={t('taxFiles.declarer')}
          value={index}
          options={declarers.map(({ form, promoter }, place) => [
            place,
            t('taxFiles.formOf', { form, name: promoter ?? t('taxFiles.platform') }),
          ])}
          onChoose={(place) => {
            setIndex(place)
            setMade(undefined)
            setValues({})
          }}
          helperText={`${t('taxFiles.payees')}: ${payeeCount} · ${t('taxFiles.column.interest')}: ${formatMoney(interest)} · ${t('taxFiles.column.withheld')}: ${formatMoney(withheld)}`}
        />
        {isOpen && promoter === null && <KeptIn />}
        {(isOpen ? FIELDS : []).map((name) => (
          <TextField
            key={name}
            label={t(`taxFiles.make.${name}`)}
            value={valueOf(name)}
            onChange={(event) => setValues((before) => ({ ...before, [name]: event.target.value }))}
            slotProps={{ htmlInput: { maxLength: name === 'name' || name === 'contact' ? 100 : 20 } }}
            {...(name === 'number' && { helperText: t('taxFiles.make.numberHelp', { form }) })}
          />
        ))}
        {action.refusal && <Alert severity="error">{action.refusal.message}</Alert>}
        {mayMake && isOpen && (
          <Button type="submit" variant="contained" loading={action.isBusy} sx={{ alignSelf: 'start' }}>
            {t('taxFiles.make.submit')}
          </Button>
        )}
      </Stack>
      {made && <Made made={made} />}
      <Returns year={year} declarer={declarer} mayMake={mayMake === true} />
    </Box>
  )
}

function KeptIn() {
  const t = useWords()
  return (
    <Hint isSmall>
      {t('taxFiles.make.keptIn')} <RecordLink resource="declarers" type="list" name={t('declarers.title')} />
    </Hint>
  )
}

type Line = TaxFile['lines'][number]

function Made({ made }: { readonly made: TaxFile }) {
  const t = useWords()
  const language = useLanguage()
  const { form, year, replaces, fileName, gzip, declarerProblems, recordCount, problemCount, lines, checks } = made
  const wrong = problemCount + Number(declarerProblems.length > 0)
  const areTotalsRight = checks.every(({ expected, found }) => expected === found)
  const wordsOf = (problems: TaxFile['declarerProblems']) =>
    problems.map((problem) => t(`taxFiles.problem.${problem}`)).join('. ')
  return (
    <Box component="output" sx={{ display: 'block', marginBlockStart: 2 }}>
      {!areTotalsRight && <Alert severity="error">{t('taxFiles.make.wrongTotals')}</Alert>}
      {areTotalsRight && wrong === 0 && <Alert severity="success">{t('taxFiles.make.right')}</Alert>}
      {wrong > 0 && <Alert severity="warning">{t('taxFiles.make.problems', { smart_count: wrong })}</Alert>}
      {declarerProblems.length > 0 && (
        <Typography sx={{ marginBlockStart: 1 }}>
          {t('taxFiles.make.declarerRecord')}: {wordsOf(declarerProblems)}
        </Typography>
      )}
      {replaces !== null && (
        <Typography sx={{ marginBlockStart: 1 }}>{t('taxFiles.make.replaces', { number: replaces })}</Typography>
      )}
      <Typography sx={{ marginBlock: 1 }}>{t('taxFiles.make.toCheck')}</Typography>
      <Button variant="outlined" onClick={() => void unpacked(gzip).then((file) => downloadBlob(fileName, file))}>
        {t('taxFiles.make.download')}
      </Button>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, marginBlockStart: 2 }}>
        {t('taxFiles.make.checks')}
      </Typography>
      <FigureTable
        label={t('taxFiles.make.checks')}
        headings={[t('taxFiles.make.checks'), t('taxFiles.make.expected'), t('taxFiles.make.found')]}
        rows={checks.map(({ check, expected, found }) => ({
          key: check,
          name: t(`taxFiles.check.${check}`),
          figures: check === 'records' ? [expected, found] : [formatMoney(expected), formatMoney(found)],
        }))}
      />
      {recordCount > lines.length && (
        <Typography sx={{ marginBlockStart: 2 }}>
          {t('taxFiles.make.someLines', { shown: lines.length, all: recordCount })}
        </Typography>
      )}
      <TaxTable
        title={t('taxFiles.make.lines')}
        fileName={t('taxFiles.fileOf.lines', { form, year: String(year) })}
        rows={lines}
        keyOf={({ userId, accrualYear, accruedOn, rate, interest }) =>
          `${userId} ${accrualYear} ${accruedOn} ${rate} ${interest}`
        }
        columns={[
          personColumn(t),
          { heading: t('taxFiles.column.taxNumber'), text: ({ taxNumber }) => taxNumber ?? '' },
          ...(form === '193'
            ? [{ heading: t('taxFiles.column.province'), text: ({ province }: Line) => province ?? '' }]
            : [
                { heading: t('taxFiles.column.country'), text: ({ country }: Line) => countryName(country, language) },
                {
                  heading: t('taxFiles.column.reason'),
                  text: ({ reason }: Line) => t(`withholdings.reason.${reason}`),
                },
                { heading: t('taxFiles.column.accruedOn'), text: ({ accruedOn }: Line) => formatDate(accruedOn!) },
              ]),
          ...taxedColumns(t),
          {
            heading: t('taxFiles.column.problems'),
            text: ({ problems }) => (problems.length === 0 ? t('taxFiles.noProblem') : wordsOf(problems)),
          },
        ]}
      />
    </Box>
  )
}

function unpacked(gzip: string): Promise<Blob> {
  const packed = new Blob([Uint8Array.from(atob(gzip), (character) => character.charCodeAt(0))])
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).blob()
}
