import { DELIVERY_FEE_PERIODS } from '@cauce/contract'
import { ChoiceInput, DayInput, SwitchInput, TextInput } from '../../ui/form/inputs.tsx'
import { CountryInput, ManagerInput, NamedInput } from '../../ui/form/reference-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { MoneyInput, PercentInput, WholeNumberInput } from '../../ui/form/number-inputs.tsx'
import { useWords } from '../../ui/words.ts'

/** Every field of a project that an administrator sets (handbook rule 6.1). */
export function ProjectInputs() {
  const t = useWords()
  return (
    <>
      <IdentityInputs />
      <FinancingInputs />
      <FieldGrid title={t('backoffice.projects.investors')}>
        <MoneyInput source="minimumInvestment" isRequired />
        <MoneyInput source="maximumInvestment" />
        <WholeNumberInput source="maxInvestorNumber" />
        <PercentInput source="cancellationFee" isRequired helperText={t('backoffice.projects.cancellationHelp')} />
        <SwitchInput source="showInvestorNumber" />
        <SwitchInput source="private" helperText={t('backoffice.projects.privateHelp')} />
      </FieldGrid>
      <FieldGrid title={t('phases.name.Preinvestment')}>
        <DayInput source="preinvestorDateEnd" />
        <WholeNumberInput source="preinvestorMaxNumber" />
        <MoneyInput source="preinvestorDeposit" />
        <MoneyInput source="preinvestorAmount" />
      </FieldGrid>
      <FieldGrid title={t('backoffice.projects.promoter')}>
        <TextInput source="promoterName" isRequired />
        <TextInput source="destinationBankAccount" helperText={t('backoffice.projects.destinationHelp')} />
        <WideField>
          <TextInput source="promoterDescription" lines={2} />
        </WideField>
        <TextInput source="guaranteeAgentName" />
        <WideField>
          <TextInput source="guaranteeAgentDescription" lines={2} />
        </WideField>
        <SwitchInput source="withdrawMoneyFinanced" helperText={t('backoffice.projects.withdrawHelp')} />
      </FieldGrid>
    </>
  )
}

function IdentityInputs() {
  const t = useWords()
  return (
    <FieldGrid title={t('projects.one')}>
      <WideField>
        <TextInput source="name" isRequired />
      </WideField>
      <TextInput source="url" isRequired helperText={t('backoffice.projects.urlHelp')} />
      <NamedInput source="projectTypeId" isRequired resource="projectTypes" />
      <ManagerInput source="managerId" />
      <WideField>
        <TextInput source="direction" isRequired />
      </WideField>
      <TextInput source="locality" isRequired />
      <CountryInput source="country" isRequired />
    </FieldGrid>
  )
}

function FinancingInputs() {
  const t = useWords()
  return (
    <FieldGrid title={t('backoffice.projects.financing')}>
      <MoneyInput source="financingAmount" isRequired />
      <DayInput source="dateStart" isRequired />
      <DayInput source="dateEnd" isRequired />
      <DayInput source="startedAt" />
      <WholeNumberInput source="projectDuration" isRequired />
      <PercentInput source="targetProfitability" isRequired helperText={t('backoffice.projects.profitabilityHelp')} />
      <PercentInput source="managerFee" isRequired helperText={t('backoffice.projects.managerFeeHelp')} />
      <ChoiceInput
        source="deliveryFeePeriod"
        isRequired
        values={DELIVERY_FEE_PERIODS}
        wordOf={(value) => t(`projects.deliveryFeePeriod.${value}`)}
      />
    </FieldGrid>
  )
}
