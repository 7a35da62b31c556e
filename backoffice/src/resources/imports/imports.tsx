import { NoRows } from '../../ui/list/list-defaults.tsx'
import { DataTable, List, SelectInput, CanAccess, useCreatePath, useLocation, useNavigate } from 'react-admin'
import { MomentField, WordField } from '../../ui/fields.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ListActions } from '../../ui/list/list-actions.tsx'
import type { RecordOf } from '../../providers/records.ts'
import { IMPORT_KINDS, importLifecycle, MAXIMUM_IMPORT_MEGABYTES, type ImportKind } from '@cauce/contract'
import { RecordLink } from '../../ui/links.tsx'
import { ImportStateBadge } from './import-words.tsx'
import { useId, useState } from 'react'
import {
  Alert,
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { accessTo } from '../../ui/ability.ts'
import { useCall } from '../../providers/call.ts'
import { codeOf } from '../../providers/refusal.ts'
import { DropFrame, FileInput } from '../../ui/form/file-drop.tsx'
import { Lead, PageHeading } from '../../ui/section.tsx'
import { PageForbidden } from '../../ui/layout/pages.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<RecordOf<'imports'>>

const filters = [
  <SelectInput key="kind" source="kind" choices={choicesOf('imports.kind', IMPORT_KINDS)} alwaysOn />,
  <SelectInput key="state" source="state" choices={choicesOf('imports.state', importLifecycle.states)} alwaysOn />,
]

/** /admin/import/: every import, with who, when and how many lines. */
export const ImportsList = () => (
  <List
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    actions={<ListActions createLabel="imports.menu" />}
  >
    <DataTable empty={<NoRows words="imports.none" />} hiddenColumns={['begunByName', 'undoneByName', 'sha256']}>
      <Col source="name" render={({ id, name }) => <RecordLink resource="imports" id={id} name={name} />} />
      <Col source="kind" field={WordField} sx={FROM.tablet} />
      <Col source="state" render={({ state }) => <ImportStateBadge state={state} />} />
      <Col source="lineCount" align="right" sx={FROM.tablet} />
      <Col source="goodCount" align="right" sx={FROM.desk} />
      <Col source="refusedCount" align="right" sx={FROM.desk} />
      <Col source="createdByName" sx={FROM.desk} />
      <Col source="createdAt" field={MomentField} sx={FROM.tablet} />
      <Col source="begunByName" />
      <Col source="undoneByName" />
      <Col source="sha256" />
    </DataTable>
  </List>
)

const BYTES = MAXIMUM_IMPORT_MEGABYTES * 1024 * 1024
const HELP = { customers: 'imports.helpCustomers', movements: 'imports.helpMovements' } as const

/** /admin/import/new: what the file contains, and the file. It is uploaded and opened; nothing is made. */
export const ImportsCreate = () => (
  <CanAccess {...accessTo('imports.edit')} accessDenied={<PageForbidden />}>
    <ImportForm />
  </CanAccess>
)

function ImportForm() {
  const t = useWords()
  const id = useId()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const call = useCall()
  const asked = new URLSearchParams(useLocation().search).get('kind')
  const [kind, setKind] = useState<ImportKind>(asked === 'movements' ? 'movements' : 'customers')
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>()
  const [problem, setProblem] = useState<string>()
  const { run, isBusy, refusal } = useAction(
    (file: File) =>
      call('POST /v1/misc/imports', {
        body: { kind, file },
        onProgress: (share) => setSending({ name: file.name, share }),
      }),
    {
      affects: ['imports'],
      after: ({ importId }) => navigate(createPath({ resource: 'imports', type: 'show', id: importId })),
    },
  )
  const choose = ([file]: readonly File[]) => {
    if (!file || isBusy) return
    const code = file.size === 0 ? 'file-empty' : file.size >= BYTES ? 'file-too-large' : undefined
    setProblem(code && errorMessage(t, { code, params: { maximumMegabytes: MAXIMUM_IMPORT_MEGABYTES } }))
    if (!code) void run(file)
  }
  // To the API it is text of any kind.
  const notCsv =
    codeOf(refusal) === 'file-kind' ? errorMessage(t, { code: 'file-kind', params: { kinds: 'csv' } }) : undefined
  const message = problem ?? notCsv ?? refusal?.message
  return (
    <>
      <PageHeading title={t('imports.menu')}>
        <RecordLink resource="imports" type="list" name={t('imports.toList')} />
      </PageHeading>
      <Lead>{t('imports.about')}</Lead>
      <KindChoice kind={kind} onChange={setKind} disabled={isBusy} />
      <Typography sx={{ maxWidth: '62ch', marginBlockEnd: 2 }}>{t(HELP[kind])}</Typography>
      <DropFrame onFiles={choose} disabled={isBusy} isWrong={message !== undefined}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button component="label" variant="outlined" htmlFor={id} tabIndex={-1} disabled={isBusy}>
            {t('imports.choose')}
          </Button>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }} id={`${id}-help`}>
            {t('imports.orDrop', { maximum: MAXIMUM_IMPORT_MEGABYTES })}
          </Typography>
          <FileInput
            id={id}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-label={t('imports.choose')}
            aria-describedby={`${id}-help`}
            disabled={isBusy}
            onFiles={choose}
          />
        </Box>
      </DropFrame>
      {message !== undefined && (
        <Alert severity="error" sx={{ marginBlock: 1.5 }}>
          {message}
        </Alert>
      )}
      <Box component="output" sx={{ display: 'block', marginBlock: 1.5 }}>
        {isBusy && sending && (
          <>
            <Typography variant="body2">{t('imports.sending', { name: sending.name })}</Typography>
            <LinearProgress
              aria-label={sending.name}
              {...(sending.share < 1 && { variant: 'determinate', value: sending.share * 100 })}
            />
          </>
        )}
      </Box>
    </>
  )
}

interface KindProps {
  readonly kind: ImportKind
  readonly onChange: (kind: ImportKind) => void
  readonly disabled: boolean
}

function KindChoice({ kind, onChange, disabled }: KindProps) {
  const t = useWords()
  const id = useId()
  return (
    <FormControl sx={{ marginBlockEnd: 1 }} disabled={disabled}>
      <FormLabel id={id}>{t('imports.whatIsIt')}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={kind} onChange={(_event, value) => onChange(value as ImportKind)}>
        {IMPORT_KINDS.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={t(`imports.kind.${one}`)} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
