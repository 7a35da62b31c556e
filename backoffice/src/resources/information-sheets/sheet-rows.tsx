import { Box, Button, FormHelperText } from '@mui/material'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { emptyRowOf, SHEET_FIGURES, SHEET_YEARS, type SheetFigure, type SheetList } from '@cauce/contract'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { IN_ENGLISH, IN_SPANISH, TextInput } from '../../ui/form/inputs.tsx'
import { MoneyInput, PercentInput, RatioInput, WholeNumberInput } from '../../ui/form/number-inputs.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly list: SheetList
  readonly helperText?: string
}

/** A list of the sheet, whose rows are added and removed. After a conflict it is chosen as a whole. */
export function SheetRows({ list, helperText }: Props) {
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

/** The inputs of one row, under the path `row`. */
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
