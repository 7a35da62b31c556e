import type { Answer } from '@cauce/client'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { PROVINCES } from '@cauce/contract/tax/provinces.ts'
import {
  ABROAD_FIELDS,
  BIRTHPLACE,
  mistakesOfTaxDetail,
  TaxDetailBody,
  type AbroadField,
} from '@cauce/contract/tax/tax-details.ts'
import { parseTypedDate } from '@cauce/format/typed-date.ts'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { DateField, Field, SelectField } from '../../ui/field.tsx'
import { FileField, mistakesOfFile } from '../../ui/file-field.tsx'
import { Form } from '../../ui/form.tsx'
import { useTranslate } from '../../ui/island.tsx'

export type TaxDetailKind = Answer<'/v1/tax/tax-details'>['data'][number]['kind']

interface TaxDetailFormProps {
  readonly userId: string
  readonly personKind: 'individual' | 'company'
  readonly kind: TaxDetailKind
  /** Default country. */
  readonly country: string
  /** Spain first. */
  readonly countries: Answer<'/v1/misc/countries'>['data']
  readonly onDone: () => void
}

const asDay = { setValueAs: (typed: string) => parseTypedDate(typed) ?? typed }

/** A Spanish province is not sent with another country, an address abroad not with Spain. */
const FORGOTTEN_WHEN_GONE = { shouldUnregister: true }
const OPTIONAL_ABROAD: ReadonlySet<AbroadField> = new Set(['region', 'postCode', 'foreignTaxNumber'])
const AUTOCOMPLETE: Readonly<Partial<Record<AbroadField, string>>> = {
  street: 'street-address',
  city: 'address-level2',
  region: 'address-level1',
  postCode: 'postal-code',
}

/** A refusal keeps the input. */
export function TaxDetailForm({ userId, personKind, kind, country, countries, onDone }: TaxDetailFormProps) {
  const t = useTranslate<'taxDetails'>()
  const [document, setDocument] = useState<File | null>(null)
  const needsDocument = kind !== 'residence'
  const { form, field, ...contractForm } = useContractForm({
    schema: TaxDetailBody,
    mistakesOf: (values) => [
      ...mistakesOfTaxDetail(values, { today: calendarDateOf(new Date()), isIndividual: personKind === 'individual' }),
      ...(needsDocument ? mistakesOfFile('document', document, ATTACHMENT_KINDS) : []),
    ],
    keepAs: `${userId}:tax-${kind}`,
    defaultValues: { kind, ...(kind !== 'exemption' && { country }), province: null, validFrom: '', validUntil: '' },
    send: (values) => call(client.POST('/v1/tax/tax-details', { body: { ...values, ...(document && { document }) } })),
    onDone,
  })
  const residence = kind === 'residence' ? form.watch('country') : undefined
  const isSpanish = residence === 'ES'
  const provinces = [
    { value: '', label: t('taxDetails.add.chooseProvince') },
    ...PROVINCES.map(([value, label]) => ({ value, label, lang: 'es' })),
  ]
  const choices = countries
    .filter(({ alpha2 }) => kind !== 'certificate' || alpha2 !== 'ES')
    .map(({ alpha2, name }) => ({ value: alpha2, label: name }))
  return (
    <Form {...contractForm} submitLabel={t('taxDetails.add.submit')} busyLabel={t('taxDetails.add.submitting')}>
      <p className="muted">{t(`taxDetails.add.${kind}About`)}</p>
      {kind !== 'exemption' && (
        <SelectField {...field('country')} label={t('taxDetails.fields.country')} choices={choices} data-autofocus />
      )}
      {isSpanish && (
        <SelectField
          {...field('province', FORGOTTEN_WHEN_GONE)}
          label={t('taxDetails.fields.province')}
          choices={provinces}
        />
      )}
      {residence && !isSpanish && (
        <AbroadFields field={field} choices={choices} isIndividual={personKind === 'individual'} />
      )}
      <DateField
        {...field('validFrom', asDay)}
        label={t(kind === 'residence' ? 'taxDetails.add.since' : 'taxDetails.add.validFrom')}
      />
      {needsDocument && (
        <>
          <DateField
            {...field('validUntil', asDay)}
            label={t('taxDetails.add.validUntil')}
            isOptional={kind === 'exemption'}
          />
          <FileField
            id="document"
            label={t('taxDetails.fields.document')}
            kinds={ATTACHMENT_KINDS}
            file={document}
            onFile={(file) => (setDocument(file), form.clearErrors())}
            error={contractForm.summary.fields['document']}
          />
        </>
      )}
    </Form>
  )
}

interface AbroadFieldsProps {
  readonly field: (name: AbroadField, options: typeof FORGOTTEN_WHEN_GONE) => object
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly isIndividual: boolean
}

function AbroadFields({ field, choices, isIndividual }: AbroadFieldsProps) {
  const t = useTranslate<'taxDetails'>()
  const asked = ABROAD_FIELDS.filter((name) => isIndividual || !(BIRTHPLACE as readonly string[]).includes(name))
  return (
    <>
      <p className="muted">{t('taxDetails.add.abroadAbout')}</p>
      {asked.map((name) =>
        name === 'birthCountry' ? (
          <SelectField
            key={name}
            {...field(name, FORGOTTEN_WHEN_GONE)}
            label={t('taxDetails.abroad.birthCountry')}
            choices={[{ value: '', label: t('taxDetails.add.chooseCountry') }, ...choices]}
          />
        ) : (
          <Field
            key={name}
            {...field(name, FORGOTTEN_WHEN_GONE)}
            label={t(`taxDetails.abroad.${name}`)}
            autoComplete={AUTOCOMPLETE[name] ?? 'off'}
            isOptional={OPTIONAL_ABROAD.has(name)}
          />
        ),
      )}
    </>
  )
}
