import {
  ACCOUNTING_STANDARDS,
  SHEET_TEXTS,
  type SheetText,
  emptyRowOf,
  SHEET_FIGURES,
  SHEET_YEARS,
  type SheetFigure,
  type SheetList,
} from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { BothLanguagesInput, choicesOf, SelectInput, TextInput, IN_ENGLISH, IN_SPANISH } from '../../ui/form/inputs.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { MoneyInput, PercentInput, RatioInput, WholeNumberInput } from '../../ui/form/number-inputs.tsx'
import { useWords } from '../../ui/words.ts'
import { Box, Button, FormHelperText } from '@mui/material'
import { useFieldArray, useFormContext } from 'react-hook-form'

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
        {...(SHEET_TEXTS[name] >= LONG && { minRows: 3 })}
        {...(helperText !== undefined && { helperText })}
      />
    </WideField>
  ))
}

interface Props {
  readonly list: SheetList
  readonly helperText?: string
}

/** A list of the sheet, whose rows are added and removed. After a conflict it is chosen as a whole. */
function SheetRows({ list, helperText }: Props) {
  const t = useWords()
  const { control } = useFormContext()
  const { fields, append, remove } = useFieldArray({ control, name: list, keyName: 'key' })
  const name = t(`sheetDrafts.fields.${list}`)
  return (
    <WideField>
      <Box
        component="fieldset"
        name={list}
        sx={{ border: '1px solid var(--line)', borderRadius: 1, marginBlock: 1, minWidth: 0 }}
      >
        <legend>{name}</legend>
        {fields.map(({ key }, index) => (
          <Box
            key={key}
            component="fieldset"
            sx={{ border: 0, padding: 0, minWidth: 0 }}
            aria-label={t('sheetDrafts.row', { list: name, number: index + 1 })}
          >
            <FieldGrid>
              <RowInputs list={list} row={`${list}.${index}`} />
              <Button sx={{ justifySelf: 'start', marginBlock: 1 }} onClick={() => remove(index)}>
                {t('sheetDrafts.removeRow', { list: name, number: index + 1 })}
              </Button>
            </FieldGrid>
          </Box>
        ))}
        {helperText !== undefined && <FormHelperText>{helperText}</FormHelperText>}
        {(list !== 'years' || fields.length < SHEET_YEARS) && (
          <Button variant="outlined" onClick={() => append(emptyRowOf(list))}>
            {t('sheetDrafts.addRow', { list: name })}
          </Button>
        )}
      </Box>
    </WideField>
  )
}

function RowInputs({ list, row }: { readonly list: SheetList; readonly row: string }) {
  const t = useWords()
  switch (list) {
    case 'management':
    case 'responsible':
      return (
        <>
          <TextInput source={`${row}.name`} label={t('sheetDrafts.rows.person')} />
          <TextInput source={`${row}.role`} label={t('sheetDrafts.rows.role')} slotProps={IN_SPANISH} />
          <TextInput source={`${row}.roleEn`} label={t('sheetDrafts.rows.roleEn')} slotProps={IN_ENGLISH} />
          {list === 'responsible' && <DayInput source={`${row}.declaredOn`} label={t('sheetDrafts.rows.declaredOn')} />}
        </>
      )
    case 'useOfFunds':
      return (
        <>
          <TextInput source={`${row}.purpose`} label={t('sheetDrafts.rows.purpose')} slotProps={IN_SPANISH} />
          <TextInput source={`${row}.purposeEn`} label={t('sheetDrafts.rows.purposeEn')} slotProps={IN_ENGLISH} />
          <MoneyInput source={`${row}.amount`} label={t('sheetDrafts.rows.amount')} />
        </>
      )
    case 'collateral':
    case 'guarantors':
      return (
        <>
          <TextInput
            source={`${row}.description`}
            label={t('sheetDrafts.rows.description')}
            slotProps={IN_SPANISH}
            multiline
            minRows={2}
          />
          <TextInput
            source={`${row}.descriptionEn`}
            label={t('sheetDrafts.rows.descriptionEn')}
            slotProps={IN_ENGLISH}
            multiline
            minRows={2}
          />
        </>
      )
    case 'years':
      return <YearInputs row={row} />
  }
}

const FIGURE_INPUTS = { amount: MoneyInput, percent: PercentInput, ratio: RatioInput } as const

function YearInputs({ row }: { readonly row: string }) {
  const t = useWords()
  return (
    <>
      <WholeNumberInput source={`${row}.year`} label={t('sheetDrafts.rows.year')} />
      {(Object.keys(SHEET_FIGURES) as SheetFigure[]).map((figure) => {
        const Input = FIGURE_INPUTS[SHEET_FIGURES[figure]]
        return <Input key={figure} source={`${row}.${figure}`} label={t(`sheetDrafts.figures.${figure}`)} />
      })}
    </>
  )
}
