import { useState } from 'react'
import { Box } from '@mui/material'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import { IconButtonWithTooltip } from 'react-admin'
import { groupIban, maskIban } from '@cauce/format/iban.ts'
import { useWords } from './words.ts'

/** An IBAN, masked except the last four digits (handbook rule 5.17), with a button that shows all of it to compare it with the certificate. */
export function IbanReveal({ iban }: { readonly iban: string }) {
  const t = useWords()
  const [isShown, setShown] = useState(false)
  const label = t(isShown ? 'backoffice.iban.hide' : 'backoffice.iban.show')
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}
    >
      <span>{isShown ? groupIban(iban) : maskIban(iban)}</span>
      <IconButtonWithTooltip size="small" label={label} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
      </IconButtonWithTooltip>
    </Box>
  )
}
