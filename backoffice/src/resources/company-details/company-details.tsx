import { Typography } from '@mui/material'
import { Create, DataTable } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CompanyDetailsBody } from '@cauce/contract'
import { COMPANY_FACTS, companyLine, PAYMENT_FORMATS } from '@cauce/contract/company.ts'
import type { RecordOf } from '../../providers/records.ts'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ProposalList } from '../../ui/proposal/proposal-columns.tsx'
import { useWords } from '../../ui/words.ts'
import { usePresentCompany } from './present-company.ts'

const Col = DataTable.Col<RecordOf<'companyDetails'>>
const First = () => useWords()('companyDetails.first')
const HIDDEN = COMPANY_FACTS.filter((fact) => fact !== 'name' && fact !== 'taxNumber')

/** /admin/config/company-details/: who runs the platform, with what was before; one administrator proposes, another approves. */
export const CompanyDetailsList = () => (
  <ProposalList hiddenColumns={HIDDEN}>
    <Col source="name" disableSort />
    <Col source="taxNumber" sx={FROM.tablet} disableSort />
    {HIDDEN.map((fact) => (
      <Col key={fact} source={fact} disableSort />
    ))}
    <Col
      source="basis"
      sx={FROM.desk}
      disableSort
      render={(row) => (row.proposedBy === null ? <First /> : row.basis)}
    />
  </ProposalList>
)

/** Proposes the data of the company, beginning with those in force. */
export const CompanyDetailsCreate = () => (
  <Create>
    <NewDetails />
  </Create>
)

const SECTIONS = {
  company: ['name', 'taxNumber', 'address', 'register'],
  contact: ['email', 'phone', 'complaintContact'],
  authorisation: ['authorityNumber', 'lei', 'paymentInstitution'],
  operation: ['sender', 'initiatingPartyId', 'referencePrefix'],
} as const
const SECTION_NAMES = ['company', 'contact', 'authorisation', 'operation'] as const

function NewDetails() {
  const t = useWords()
  const { present, isPending } = usePresentCompany()
  if (isPending) return null
  const values = Object.fromEntries(
    COMPANY_FACTS.map((fact) => [fact, present?.[fact] ?? (fact === 'paymentFormat' ? PAYMENT_FORMATS[0] : null)]),
  )
  return (
    <RecordForm schema={CompanyDetailsBody} defaultValues={values} saveLabel="companyDetails.createTitle">
      {SECTION_NAMES.map((section) => (
        <FieldGrid key={section} title={t(`companyDetails.sections.${section}`)}>
          {SECTIONS[section].map((fact) => (
            <TextInput key={fact} source={fact} helperText={t(`companyDetails.help.${fact}`)} />
          ))}
          {section === 'operation' && (
            <SelectInput
              source="paymentFormat"
              choices={choicesOf('companyDetails.paymentFormat', PAYMENT_FORMATS)}
              helperText={t('companyDetails.help.paymentFormat')}
            />
          )}
        </FieldGrid>
      ))}
      <FieldGrid title={t('companyDetails.sections.change')}>
        <WideField>
          <TextInput source="basis" helperText={t('companyDetails.help.basis')} />
          <FooterPreview />
        </WideField>
      </FieldGrid>
    </RecordForm>
  )
}

function FooterPreview() {
  const t = useWords()
  const [name, taxNumber, address, email, phone] = useWatch({
    name: ['name', 'taxNumber', 'address', 'email', 'phone'],
  }) as (string | undefined)[]
  return (
    <>
      <Typography component="h3" variant="subtitle2">
        {t('companyDetails.preview')}
      </Typography>
      <Typography component="output" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {companyLine({ name, taxNumber, address, email, phone })}
      </Typography>
    </>
  )
}
