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
import { CanAccess, useCreatePath, useLocation, useNavigate } from 'react-admin'
import { IMPORT_KINDS, MAXIMUM_IMPORT_MEGABYTES, type ImportKind } from '@cauce/contract'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { accessTo } from '../../ui/ability.ts'
import { useCall } from '../../providers/call.ts'
import { codeOf } from '../../providers/refusal.ts'
import { DropFrame, FileInput } from '../../ui/form/drop-frame.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageForbidden } from '../../ui/layout/pages.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

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
