import { useId, useState, type ReactNode } from 'react'
import { Box, Button, Checkbox, FormControlLabel, Popover, Radio, RadioGroup } from '@mui/material'
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined'
import { useTranslate } from 'react-admin'
import { useWords } from '../words.ts'
import { onScreen, type Column } from './column.tsx'
import { DENSITIES, useColumnChoice, useDensity } from './list-look.ts'

/** The choice of columns and of the height of rows: a form, because several are chosen one after the other. */
export function ColumnsButton<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = translate('ra.action.select_columns')
  return (
    <>
      <Button
        startIcon={<ViewColumnIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <ListLook columns={columns} />
      </Popover>
    </>
  )
}

function ListLook<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  const t = useWords()
  const translate = useTranslate()
  const { isShown, toggle, reset } = useColumnChoice(columns)
  return (
    <Box sx={{ padding: 2, minWidth: '15rem' }}>
      <Legend title={translate('ra.action.select_columns')}>
        {onScreen(columns).map(({ source, heading }) => (
          <FormControlLabel
            key={source}
            control={<Checkbox size="small" checked={isShown(source)} onChange={() => toggle(source)} />}
            label={heading(t)}
            sx={{ display: 'flex', minHeight: '1.75rem', '& .MuiCheckbox-root': { paddingBlock: 0.25 } }}
          />
        ))}
      </Legend>
      <Button size="small" onClick={reset}>
        {t('backoffice.list.usualColumns')}
      </Button>
      <DensityChoice />
    </Box>
  )
}

function DensityChoice() {
  const t = useWords()
  const [density, setDensity] = useDensity()
  const name = useId()
  return (
    <Legend title={t('backoffice.list.density.title')}>
      <RadioGroup row name={name} value={density}>
        {DENSITIES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" onChange={() => setDensity(one)} />}
            label={t(`backoffice.list.density.${one}`)}
          />
        ))}
      </RadioGroup>
    </Legend>
  )
}

const Legend = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, marginBlockStart: 1 }}>
    <Box component="legend" sx={{ padding: 0, fontWeight: 600, fontSize: '0.8125rem' }}>
      {title}
    </Box>
    {children}
  </Box>
)
