import { Link as MuiLink, Alert } from '@mui/material'
import { BrandFacts, Look, Pictures } from '../brands/brands-show.tsx'
import { COMPANY_FACTS } from '@cauce/contract/company.ts'
import { usePresentCompany } from '../company-details/present-company.ts'
import { LookAtText } from '../legal-texts/look-at-text.tsx'
import { PresentParameter } from '../parameters/present-parameter.tsx'
import { Link, useCreatePath } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { RecordOf } from '../../providers/records.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { ProposalDecisions, type ProposalPane as Pane } from '../../ui/proposal/proposal-decisions.tsx'
import { changeWords, parameterValue, scopeWords } from '../../ui/proposal/proposals.ts'
import { useDocumentCheck } from '../../ui/document/document-check.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { Facts, Terms, term } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { RecentChanges } from '../../ui/recent-changes.tsx'
import { CustomerLink, RecordLink } from '../../ui/links.tsx'
import type { ProposalItem } from './queue.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { ComparedDocument } from '../../ui/document/compared-document.tsx'

interface Props {
  readonly item: ProposalItem
  readonly onDecided: () => void
}

/** What another administrator proposes: an account of the company, a payee, a rate, who withholds or declares, a change of access (handbook rule 14.11). */
export function ProposalPane({ item, onDecided }: Props) {
  const t = useWords()
  const createPath = useCreatePath()
  const { noun, record, who } = item
  const check = useDocumentCheck(
    'document' in record && typeof record.document === 'object' && record.document !== null,
  )
  return (
    <DecisionFrame
      badge={<StateBadge tone="blue" label={t(`${noun}.state.proposed`)} />}
      waitingSince={record.createdAt}
      title={t('backoffice.decision.proposalOf', { name: who })}
      actions={<ProposalDecisions resource={noun} record={record} pane={{ onDecided, check }} />}
    >
      <Terms of={[term(t('backoffice.inbox.what'), t(`${noun}.one`))]} />
      <Proposed item={item} check={check} />
      <MuiLink component={Link} to={createPath({ resource: noun, type: 'list' })}>
        {t(`${noun}.title`)}
      </MuiLink>
    </DecisionFrame>
  )
}

function Proposed({ item: { noun, record }, check }: Pick<Props, 'item'> & Pick<Pane, 'check'>) {
  const t = useWords()
  switch (noun) {
    case 'payees':
      return <ProposedPayee payee={record} check={check} />
    case 'companyAccounts': {
      const { bankName, bic, main } = record
      return (
        <>
          <Facts noun={noun} facts={{ bankName, bic, main: t(main ? 'common.yes' : 'common.no') }} />
          <AccountCertificate resource={noun} account={record} check={check} />
        </>
      )
    }
    case 'withholdingRates':
      return <ProposedRate rate={record} />
    case 'withholdingAgents': {
      const { agent, validFrom, source } = record
      const facts = { agent: t(`withholdingAgents.agent.${agent}`), validFrom: formatDate(validFrom), source }
      return <Facts noun={noun} facts={facts} />
    }
    case 'brands':
      return (
        <>
          <BrandFacts brand={record} />
          <Pictures {...record} />
          <Look {...record} />
          <RecordLink resource="brands" id={record.brandId} name={t('brands.whole')} />
        </>
      )
    case 'companyDetails':
      return <ProposedCompany company={record} />
    case 'legalTexts': {
      const { validFrom, asksAgain, basis } = record
      const facts = {
        ...{ document: t(`legalTexts.document.${record.document}`), validFrom: formatDate(validFrom) },
        ...{ asksAgain: t(asksAgain ? 'common.yes' : 'common.no'), basis },
      }
      return (
        <>
          <Facts noun={noun} facts={facts} />
          <LookAtText {...record} />
        </>
      )
    }
    case 'parameters':
      return <ProposedParameter parameter={record} />
    case 'accessChanges':
      return <ProposedAccess change={record} />
    default: {
      const { name, taxNumber, contact, phone } = record
      return <Facts noun={noun} facts={{ name, taxNumber, contact, phone }} />
    }
  }
}

function ProposedAccess({ change }: { readonly change: RecordOf<'accessChanges'> }) {
  const t = useWords()
  const { userId, userName, userEmail } = change
  return (
    <>
      <Facts
        noun="accessChanges"
        facts={{ userName: <CustomerLink id={userId} name={userName} />, userEmail, kind: changeWords(change, t) }}
      />
      <RecentChanges userIds={[userId]} />
    </>
  )
}

function ProposedRate({ rate }: { readonly rate: RecordOf<'withholdingRates'> }) {
  const scope = scopeWords(rate, useWords(), useLanguage())
  const { percentage, validFrom, source } = rate
  const facts = { scope, percentage: formatPercent(percentage), validFrom: formatDate(validFrom), source }
  return <Facts noun="withholdingRates" facts={facts} />
}

/** What it changes, with what holds now. */
function ProposedCompany({ company }: { readonly company: RecordOf<'companyDetails'> }) {
  const t = useWords()
  const { present } = usePresentCompany()
  const changed = COMPANY_FACTS.filter((fact) => (company[fact] ?? '') !== (present?.[fact] ?? ''))
  const facts = changed.map((fact) => {
    const [value, before] = [company[fact] || t('audit.nothing'), present?.[fact]]
    return [fact, before ? t('companyDetails.before', { value, before }) : value] as const
  })
  return <Facts noun="companyDetails" facts={{ ...Object.fromEntries(facts), basis: company.basis }} />
}

function ProposedParameter({ parameter }: { readonly parameter: RecordOf<'parameters'> }) {
  const t = useWords()
  const { validFrom, basis } = parameter
  const facts = {
    ...{ name: t(`parameters.name.${parameter.name}`), value: parameterValue(parameter, t, useLanguage()) },
    ...{ validFrom: formatDate(validFrom), basis },
  }
  return (
    <>
      <Facts noun="parameters" facts={facts} />
      <PresentParameter name={parameter.name} />
    </>
  )
}

interface ProposedPayeeProps {
  readonly payee: RecordOf<'payees'>
  readonly check: ReturnType<typeof useDocumentCheck>
}

function ProposedPayee({ payee, check }: ProposedPayeeProps) {
  const t = useWords()
  const { kind, projectId, projectName, beneficiary, taxNumber, document } = payee
  return (
    <>
      <Facts
        noun="payees"
        facts={{
          kind: t(`payees.kind.${kind}`),
          ...(projectId !== null && {
            projectName: <RecordLink resource="projects" id={projectId} name={projectName} />,
          }),
          ...(document === null && { beneficiary, iban: groupIban(payee.iban) }),
          ...(taxNumber !== null && { taxNumber }),
        }}
      />
      {document === null && kind !== 'payment' && <Alert severity="warning">{t('payees.certificateMissing')}</Alert>}
      <AccountCertificate resource="payees" account={payee} check={check} />
    </>
  )
}

interface CertificateProps extends Pick<ProposedPayeeProps, 'check'> {
  readonly resource: 'payees' | 'companyAccounts'
  readonly account: Pick<RecordOf<'payees'>, 'id' | 'beneficiary' | 'iban' | 'document'>
}

function AccountCertificate({ resource, account, check }: CertificateProps) {
  const t = useWords()
  const { id, beneficiary, iban, document } = account
  return (
    <ComparedDocument
      linkId={`${check.id}-opened`}
      onCheck={check.onChange}
      stored={document ? { file: document, resource, id } : undefined}
      facts={[
        { label: t(`${resource}.fields.beneficiary`), shown: beneficiary, kind: 'name', wanted: beneficiary },
        { label: t(`${resource}.fields.iban`), shown: groupIban(iban), kind: 'account', wanted: iban },
      ]}
    />
  )
}
