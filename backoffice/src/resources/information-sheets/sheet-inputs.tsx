import { ACCOUNTING_STANDARDS, SHEET_TEXTS, type SheetText } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { MoneyInput } from '../../ui/form/number-inputs.tsx'
import { useWords } from '../../ui/words.ts'
import { SheetRows } from './sheet-rows.tsx'

/** What the owner tells, in the sections of the model. `target` is what the uses of the money add up to. */
export function SheetInputs({ target }: { readonly target: string }) {
  const t = useWords()
  return (
    <>
      <FieldGrid title={t('sheetDrafts.sections.A')}>
        <Texts names={['legalForm']} />
        <TextInput source="registrationNumber" />
        <TextInput source="office" />
        <TextInput source="phone" type="tel" />
        <TextInput source="email" type="email" />
        <TextInput source="website" helperText={t('sheetDrafts.help.website')} />
        <DayInput source="ownershipChangedOn" helperText={t('sheetDrafts.help.ownershipChangedOn')} />
        <Texts names={['ownership']} />
        <SheetRows list="management" />
        <SheetRows list="responsible" helperText={t('sheetDrafts.help.declaredOn')} />
        <Texts names={['activities']} />
        <TextInput source="accountsUrl" helperText={t('sheetDrafts.help.accountsUrl')} />
        <Texts names={['accountsAbsence']} />
        <SelectInput
          source="accountingStandard"
          choices={choicesOf('sheetDrafts.accountingStandard', ACCOUNTING_STANDARDS)}
        />
        <SheetRows list="years" helperText={t('sheetDrafts.help.years')} />
        <Texts names={['figuresAbsence', 'purpose']} />
        <SheetRows list="useOfFunds" helperText={t('sheetDrafts.help.useOfFunds', { target: formatMoney(target) })} />
      </FieldGrid>
      <FieldGrid title={t('sheetDrafts.sections.B')}>
        <MoneyInput source="ownFunds" />
        <Texts names={['capitalAndDebt']} />
      </FieldGrid>
      <FieldGrid title={t('sheetDrafts.sections.C')}>
        <TextInput source="naceCode" helperText={t('sheetDrafts.help.naceCode')} />
        <Texts names={['riskProject', 'riskSector', 'riskDefault', 'riskReturn', 'riskPlatform', 'riskLiquidity']} />
        <Texts names={['riskOther']} helperText={t('sheetDrafts.help.riskOther')} />
      </FieldGrid>
      <FieldGrid title={t('sheetDrafts.sections.G')}>
        <Texts names={['loanTerms']} />
        <SheetRows list="collateral" helperText={t('sheetDrafts.help.collateral')} />
        <SheetRows list="guarantors" helperText={t('sheetDrafts.help.guarantors')} />
        <Texts names={['earlyRepayment']} />
        <Texts names={['ownerDefaults']} helperText={t('sheetDrafts.help.ownerDefaults')} />
      </FieldGrid>
    </>
  )
}

/** From this many characters on a text has several lines. */
const LONG = 400

function Texts({ names, helperText }: { readonly names: readonly SheetText[]; readonly helperText?: string }) {
  const t = useWords()
  return names.map((name) => (
    <WideField key={name}>
      <BothLanguagesInput
        source={name}
        englishHelp={t('sheetDrafts.help.english')}
        {...(SHEET_TEXTS[name] >= LONG && { lines: 3 })}
        {...(helperText !== undefined && { helperText })}
      />
    </WideField>
  ))
}
