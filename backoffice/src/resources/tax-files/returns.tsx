import { Alert, Box, Typography } from '@mui/material'
import type { z } from 'zod'
import { TaxFilingBody } from '@cauce/contract'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { useCall } from '../../providers/call.ts'
import type { TaxYear } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { NO_TEXT } from '../../ui/names.ts'
import { useWords } from '../../ui/words.ts'
import { personColumn, TaxTable, taxedColumns } from './tax-table.tsx'

type Declarer = TaxYear['declarers'][number]
type Return = Declarer['returns'][number]

interface Props {
  readonly year: number
  readonly declarer: Declarer
  readonly mayMake: boolean
}

export function Returns({ year, declarer: { form, returns, changes }, mayMake }: Props) {
  const t = useWords()
  const last = returns.find(
    ({ number }) =>
      number !== null && !returns.some(({ replaces, number: other }) => replaces === number && other !== null),
  )
  return (
    <>
      {last && changes?.length === 0 && (
        <Alert severity="success" sx={{ marginBlockStart: 2 }}>
          {t('taxFiles.returns.unchanged', { number: last.number!, date: formatDate(last.filedOn!) })}
        </Alert>
      )}
      {last && changes !== null && changes.length > 0 && (
        <>
          <Alert severity="warning" sx={{ marginBlockStart: 2 }}>
            {t('taxFiles.returns.toReplace', { number: last.number!, date: formatDate(last.filedOn!) })}
          </Alert>
          <TaxTable
            title={t('taxFiles.returns.changes')}
            fileName={t('taxFiles.fileOf.changes', { form, year: String(year) })}
            rows={changes}
            keyOf={({ userId, accrualYear, rate }) => `${userId} ${accrualYear} ${rate}`}
            columns={[
              personColumn(t),
              { heading: t('taxFiles.returns.change'), text: ({ change }) => t(`taxFiles.returns.kind.${change}`) },
              { heading: t('taxFiles.returns.filedInterest'), amount: ({ filedInterest }) => filedInterest },
              { heading: t('taxFiles.returns.filedWithheld'), amount: ({ filedWithheld }) => filedWithheld },
              ...taxedColumns(t),
            ]}
          />
        </>
      )}
      {returns.length > 0 && <MadeFiles form={form} returns={returns} mayMake={mayMake} />}
    </>
  )
}

type MadeFilesProps = Pick<Declarer, 'form' | 'returns'> & { readonly mayMake: boolean }

function MadeFiles({ form, returns, mayMake }: MadeFilesProps) {
  const t = useWords()
  const title = t('taxFiles.returns.title')
  const stateOf = (made: Return) => {
    const { number, filedOn, filedByName, mayBeFiled } = made
    if (number !== null) return t('taxFiles.returns.filed', { number, date: formatDate(filedOn!), name: filedByName! })
    if (!mayMake || !mayBeFiled) return t('taxFiles.returns.notFiled')
    return (
      <DialogButton size="small" dialog={(close) => <FileDialog form={form} made={made} onClose={close} />}>
        {t('taxFiles.returns.file')}
      </DialogButton>
    )
  }
  return (
    <Box sx={{ marginBlockStart: 4 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <FigureTable
        label={title}
        headings={[
          t('taxFiles.returns.made'),
          t('taxFiles.returns.replaces'),
          t('taxFiles.returns.state'),
          t('taxFiles.returns.records'),
          t('taxFiles.column.interest'),
          t('taxFiles.column.withheld'),
        ]}
        words={[t('taxFiles.returns.replaces'), t('taxFiles.returns.state')]}
        rows={returns.map((made) => ({
          key: made.taxFileId,
          name: t('taxFiles.returns.madeBy', { date: formatDateTime(made.madeAt), name: made.madeByName }),
          figures: [
            made.replaces ?? NO_TEXT,
            stateOf(made),
            made.recordCount,
            <Amount key="interest" value={made.interest} />,
            <Amount key="withheld" value={made.withheld} />,
          ],
        }))}
      />
    </Box>
  )
}

interface FileDialogProps extends Pick<Declarer, 'form'> {
  readonly made: Return
  readonly onClose: () => void
}

function FileDialog({ form, made, onClose }: FileDialogProps) {
  const { taxFileId: id, madeAt, recordCount } = made
  const t = useWords()
  const call = useCall()
  return (
    <FormDialog
      resource="declarers"
      title={t('taxFiles.returns.file')}
      about={t('taxFiles.returns.fileAbout', { date: formatDateTime(madeAt), smart_count: recordCount })}
      schema={TaxFilingBody}
      act={(body: z.input<typeof TaxFilingBody>) =>
        call('POST /v1/tax/tax-files/{id}/filing', { params: { id }, body })
      }
      words={t('taxFiles.returns.done')}
      affects={['audit', 'taxFiles']}
      onClose={onClose}
    >
      <TextInput
        source="number"
        label={t('taxFiles.make.number')}
        helperText={t('taxFiles.make.numberHelp', { form })}
      />
      <DayInput source="filedOn" label={t('taxFiles.returns.filedOn')} />
    </FormDialog>
  )
}
