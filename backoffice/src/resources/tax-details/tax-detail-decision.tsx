import { useGetOne } from 'react-admin'
import { addressLine, provinceName, taxDetailLifecycle } from '@cauce/contract'
import type { Language } from '@cauce/i18n/language.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { TaxDetailRecord, UserRecord } from '../../providers/records.ts'
import { useAbility } from '../../ui/ability.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { type DecisionProps, useDecision } from '../../ui/decision/use-decision.ts'
import { ValidationButtons } from '../../ui/decision/validation-buttons.tsx'
import { useDocumentCheck } from '../../ui/document/document-check.tsx'
import { ComparedDocument } from '../../ui/document/compared-document.tsx'
import { CustomerLink } from '../../ui/links.tsx'
import { countryName, displayNameOf } from '../../ui/names.ts'
import { History, Terms, term } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { PeriodWords, TaxDetailStateBadge, TaxStatusLine } from './tax-detail-words.tsx'
import { Hint } from '../../ui/section.tsx'

/** Valid, or refused with a reason that the customer reads (handbook rule 8.26). */
export function TaxDetailDecision(props: DecisionProps<TaxDetailRecord>) {
  const { record, onReload } = props
  const t = useWords()
  const { data: user } = useGetOne<UserRecord>('users', { id: record.userId })
  const { decide, isBusy, refusal, fieldRefusals } = useDecision(props, 'taxDetails', ['users'], ({ state }) =>
    t(`taxDetails.decided.${state}`, { name: record.userName }),
  )
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
      <Terms
        of={[
          term(t('taxDetails.fields.userName'), <CustomerLink id={record.userId} name={holder} tab="tax" />),
          country !== null && term(t('taxDetails.fields.country'), country),
          record.province !== null && term(t('taxDetails.fields.province'), provinceName(record.province)),
          ...abroadTerms(record, t, language),
          term(t('taxDetails.fields.validFrom'), <PeriodWords detail={record} />),
          user?.nationality && term(t('users.fields.nationality'), countryName(user.nationality, language)),
          user?.taxNumber && term(t('users.fields.taxNumber'), user.taxNumber),
          reason !== null && term(t('taxDetails.fields.reason'), reason),
        ]}
      />
    </>
  )
}

function abroadTerms({ abroad }: TaxDetailRecord, t: Translate, language: Language) {
  if (!abroad) return []
  const { foreignTaxNumber, birthCity, birthCountry } = abroad
  const born = birthCity && birthCountry && `${birthCity}, ${countryName(birthCountry, language)}`
  return [
    term(t('taxDetails.fields.abroad'), addressLine(abroad)),
    foreignTaxNumber && term(t('taxDetails.abroad.foreignTaxNumber'), foreignTaxNumber),
    born && term(t('taxDetails.abroad.birthCity'), born),
  ]
}
