import { useGetOne } from 'react-admin'
import { addressLine, provinceName, taxDetailLifecycle } from '@cauce/contract'
import type { TaxDetailRecord, UserRecord } from '../../providers/records.ts'
import { useAbility } from '../../ui/ability.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { type DecisionProps, useDecision } from '../../ui/decision/use-decision.ts'
import { ValidationButtons } from '../../ui/decision/validation-buttons.tsx'
import { useDocumentCheck } from '../../ui/document/document-check.tsx'
import { ComparedDocument } from '../../ui/document/compared-document.tsx'
import { CustomerLink } from '../../ui/links.tsx'
import { countryName, displayNameOf } from '../../ui/names.ts'
import { History, Term, Terms } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { PeriodWords, TaxDetailStateBadge } from './tax-detail-words.tsx'
import { TaxStatusLine } from './tax-status.tsx'
import { Hint } from '../../ui/section.tsx'

/** Valid, or refused with a reason that the customer reads (handbook rule 8.26). */
export function TaxDetailDecision(props: DecisionProps<TaxDetailRecord>) {
  const { record, onReload } = props
  const t = useWords()
  const { data: user } = useGetOne<UserRecord>('users', { id: record.userId })
  const { decide, isBusy, refusal, fieldRefusals } = useDecision(props, 'taxDetails', ['users'])
  const may = useAbility(taxDetailLifecycle, record.state)
  const check = useDocumentCheck(record.document !== null)
  return (
    <DecisionFrame
      badge={<TaxDetailStateBadge state={record.state} />}
      waitingSince={record.state === 'pending' ? record.updatedAt : undefined}
      title={t('taxDetails.of', { kind: t(`taxDetails.kind.${record.kind}`), name: record.userName })}
      refusal={refusal}
      onReload={onReload}
      actions={
        (may('validate') || may('refuse')) && (
          <ValidationButtons
            mayValidate={may('validate')}
            mayRefuse={may('refuse')}
            isBusy={isBusy}
            labels={{
              validate: t('backoffice.decision.validate'),
              refuse: t('taxDetails.refuse'),
              reason: t('taxDetails.fields.reason'),
            }}
            reasonRefusal={fieldRefusals['reason']}
            check={check}
            onValidate={(shown) => decide({ state: 'valid', ...shown })}
            onRefuse={(reason) => decide({ state: 'refused', reason })}
          />
        )
      }
    >
      <TaxStatusLine userId={record.userId} />
      <Facts record={record} user={user} check={check} />
      <Hint isSmall>{t('taxDetails.consequence')}</Hint>
      <History
        entries={[
          { at: record.createdAt, words: t('taxDetails.received') },
          record.decidedAt !== null && {
            at: record.decidedAt,
            words: `${t(`taxDetails.state.${record.state}`)}: ${record.decidedByName ?? ''}`,
          },
        ]}
      />
    </DecisionFrame>
  )
}

interface FactsProps {
  readonly record: TaxDetailRecord
  readonly user: UserRecord | undefined
  readonly check: ReturnType<typeof useDocumentCheck>
}

function Facts({ record, user, check }: FactsProps) {
  const t = useWords()
  const language = useLanguage()
  const { document, reason } = record
  const holder = user ? displayNameOf(user) : record.userName
  const country = record.country === null ? null : countryName(record.country, language)
  return (
    <>
      <ComparedDocument
        stored={document ? { file: document, resource: 'taxDetails', id: record.id } : undefined}
        linkId={`${check.id}-opened`}
        onCheck={check.onChange}
        facts={[
          { label: t('backoffice.document.holder'), shown: holder, kind: 'name', wanted: holder },
          ...(country === null
            ? []
            : [{ label: t('taxDetails.fields.country'), shown: country, kind: 'name' as const, wanted: country }]),
        ]}
      />
      <Terms>
        <Term label={t('taxDetails.fields.userName')}>
          <CustomerLink id={record.userId} name={holder} tab="tax" />
        </Term>
        {country !== null && <Term label={t('taxDetails.fields.country')}>{country}</Term>}
        {record.province !== null && (
          <Term label={t('taxDetails.fields.province')}>{provinceName(record.province)}</Term>
        )}
        {record.abroad && <AbroadTerms abroad={record.abroad} />}
        <Term label={t('taxDetails.fields.validFrom')}>
          <PeriodWords detail={record} />
        </Term>
        {user?.nationality && (
          <Term label={t('users.fields.nationality')}>{countryName(user.nationality, language)}</Term>
        )}
        {user?.taxNumber && <Term label={t('users.fields.taxNumber')}>{user.taxNumber}</Term>}
        {reason !== null && <Term label={t('taxDetails.fields.reason')}>{reason}</Term>}
      </Terms>
    </>
  )
}

function AbroadTerms({ abroad }: { readonly abroad: NonNullable<TaxDetailRecord['abroad']> }) {
  const t = useWords()
  const language = useLanguage()
  const { foreignTaxNumber, birthCity, birthCountry } = abroad
  return (
    <>
      <Term label={t('taxDetails.fields.abroad')}>{addressLine(abroad)}</Term>
      {foreignTaxNumber && <Term label={t('taxDetails.abroad.foreignTaxNumber')}>{foreignTaxNumber}</Term>}
      {birthCity && birthCountry && (
        <Term label={t('taxDetails.abroad.birthCity')}>{`${birthCity}, ${countryName(birthCountry, language)}`}</Term>
      )}
    </>
  )
}
