import { type ReactNode, useState } from 'react'
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import { Link, useCreatePath, useGetList } from 'react-admin'
import type { Check } from '@cauce/contract'
import { brandNow } from '@cauce/contract/brand.ts'
import { CONTENT_LANGUAGES, languageName } from '@cauce/contract/languages.ts'
import { paths } from '@cauce/contract/pages.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { Answer } from '@cauce/client'
import { useCall } from '../../providers/call.ts'
import { Lead, Hint, PageHeading } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useLanguage, useWords } from '../../ui/words.ts'
import { useChecklist } from './checklist.tsx'

type Finding = Answer<'/v1/misc/checklist'>['items'][number]

interface StepProps {
  readonly name: keyof typeof STEPS
  readonly findings: readonly Finding[]
}

interface Step {
  readonly checks: readonly Check[]
  /** Where one administrator proposes it and another approves it. */
  readonly resource?: 'companyDetails' | 'brands' | 'companyAccounts' | 'legalTexts' | 'parameters'
  readonly More?: (props: { readonly isDone: boolean }) => ReactNode
}

const STEPS = {
  administrators: { checks: ['administrators'], More: AdministratorLinks },
  company: { checks: ['company'], resource: 'companyDetails' },
  brand: { checks: ['brand'], resource: 'brands' },
  languages: { checks: [], resource: 'brands', More: Languages },
  account: { checks: ['account'], resource: 'companyAccounts' },
  paymentInstitution: { checks: ['paymentInstitution'], resource: 'companyDetails' },
  mail: { checks: ['mail', 'mailServer', 'sender'], resource: 'companyDetails', More: MailTrial },
  files: { checks: ['storage'], More: FilesTrial },
  identification: { checks: ['identification'] },
  legalTexts: { checks: ['legalTexts'], resource: 'legalTexts' },
  sheets: { checks: ['sheets'], resource: 'parameters' },
  numbers: { checks: ['numbers'], More: CustomersLink },
  /** What no other step names. */
  server: { checks: [] },
} as const satisfies Readonly<Record<string, Step>>
const NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[]

/** /admin/set-up/: the steps to a real installation. Each is done in its form and can be resumed there. */
export function SetUp() {
  const t = useWords()
  const { data, error } = useChecklist()
  return (
    <>
      <PageHeading title={t('checklist.title')} />
      <Lead>{t('checklist.lead')}</Lead>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data?.isDemonstration && <Alert severity="info">{t('checklist.demonstration')}</Alert>}
      {data && (
        <Box component="ol" sx={{ paddingInlineStart: '1.5rem', maxWidth: '62rem' }}>
          {NAMES.map((name) => (
            <StepItem key={name} name={name} findings={findingsOf(name, data.items)} />
          ))}
        </Box>
      )}
    </>
  )
}

const NAMED: readonly Check[] = Object.values(STEPS).flatMap(({ checks }) => checks)

const findingsOf = (name: keyof typeof STEPS, items: readonly Finding[]) => {
  const { checks }: Step = STEPS[name]
  return items.filter(({ check }) => (name === 'server' ? !NAMED.includes(check) : checks.includes(check)))
}

const TONES = { done: 'green', missing: 'clay', warning: 'grey' } as const

function StepItem({ name, findings }: StepProps) {
  const t = useWords()
  const { resource, More }: Step = STEPS[name]
  const title = t(`checklist.step.${name}.title`)
  const level = findings.some((finding) => finding.level === 'missing') ? 'missing' : (findings[0]?.level ?? 'done')
  return (
    <Box component="li" sx={{ paddingBlock: 1.5, borderBlockEnd: '1px solid var(--line)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h2" variant="subtitle1">
          {title}
        </Typography>
        <StateBadge tone={TONES[level]} label={t(`checklist.level.${level}`)} />
      </Box>
      <Hint isSmall>{t(`checklist.step.${name}.why`)}</Hint>
      {findings.map(({ check, params }, index) => (
        <Typography key={index} variant="body2" sx={{ overflowWrap: 'anywhere', marginBlockStart: 0.5 }}>
          {findings.length > 1 && <strong>{t(`checklist.finding.${check}.title`)}: </strong>}
          {textOf(t)(`checklist.finding.${check}.text`, params)}
        </Typography>
      ))}
      {(resource || More) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBlockStart: 0.5 }}>
          {resource && <FormLinks resource={resource} title={title} isDone={level === 'done'} />}
          {More && <More isDone={level === 'done'} />}
        </Box>
      )}
    </Box>
  )
}

/** The server knows which parameters each text names. */
const textOf = (t: Translate) => t as unknown as (key: string, params: object) => string

interface FormLinksProps extends Required<Pick<Step, 'resource'>> {
  readonly title: string
  readonly isDone: boolean
}

function FormLinks({ resource, title, isDone }: FormLinksProps) {
  const t = useWords()
  const createPath = useCreatePath()
  const { total = 0 } = useGetList(
    resource,
    { filter: { state: 'proposed' }, pagination: { page: 1, perPage: 1 } },
    { enabled: !isDone },
  )
  const words = t(isDone ? 'checklist.look' : 'checklist.mend')
  const list = createPath({ resource, type: 'list' })
  const isCreated = !isDone && resource !== 'legalTexts'
  return (
    <>
      <Link to={isCreated ? createPath({ resource, type: 'create' }) : list} aria-label={`${words}: ${title}`}>
        {words}
      </Link>
      {total > 0 && <Link to={list}>{t('checklist.proposed', { smart_count: total })}</Link>}
    </>
  )
}

function AdministratorLinks({ isDone }: { readonly isDone: boolean }) {
  const t = useWords()
  return (
    <>
      {!isDone && <a href={paths.setUp}>{t('checklist.code')}</a>}
      <a href={`${paths.profile('customer')}#passkeys`}>{t('checklist.passkey')}</a>
    </>
  )
}

function CustomersLink({ isDone }: { readonly isDone: boolean }) {
  const t = useWords()
  const createPath = useCreatePath()
  return isDone ? null : <Link to={createPath({ resource: 'users', type: 'list' })}>{t('users.title')}</Link>
}

function Languages() {
  const language = useLanguage()
  const shown = [...CONTENT_LANGUAGES, ...brandNow().furtherLanguages]
  return (
    <Typography variant="body2">
      {new Intl.ListFormat(language).format(shown.map((one) => languageName(one)))}
    </Typography>
  )
}

function MailTrial() {
  const t = useWords()
  const call = useCall()
  return (
    <Trial
      label={t('checklist.trials.mail')}
      send={() => call('POST /v1/misc/checklist/mail')}
      say={({ to, answer }) =>
        answer === null ? t('checklist.trials.kept', { to }) : t('checklist.trials.sent', { to, answer })
      }
    />
  )
}

function FilesTrial() {
  const t = useWords()
  const call = useCall()
  return (
    <Trial
      label={t('checklist.trials.files')}
      send={() => call('POST /v1/misc/checklist/files')}
      say={() => t('checklist.trials.filesWork')}
    />
  )
}

interface TrialProps<Value> {
  readonly label: string
  readonly send: () => Promise<Value>
  readonly say: (value: Value) => string
}

function Trial<Value>({ label, send, say }: TrialProps<Value>) {
  const [said, setSaid] = useState('')
  const { isBusy, refusal, run } = useAction(send, { after: (value) => setSaid(say(value)) })
  const begin = () => {
    setSaid('')
    void run()
  }
  return (
    <>
      <Button variant="outlined" size="small" loading={isBusy} onClick={begin}>
        {label}
      </Button>
      {refusal && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {refusal.message}
        </Alert>
      )}
      <Box component="output" sx={{ overflowWrap: 'anywhere' }}>
        {said}
      </Box>
    </>
  )
}
