import type { ReactNode } from 'react'
import { Typography } from '@mui/material'
import { useResourceContext, useTranslate } from 'react-admin'

export const Lead = ({ children }: { readonly children: ReactNode }) => (
  <Typography sx={{ color: 'text.secondary', maxWidth: '62ch', marginBlockEnd: 2 }}>{children}</Typography>
)

/** That of a noun: its word `lead`, if it has one. */
export function NounLead() {
  const words = useTranslate()(`${useResourceContext()}.lead`, { _: '' })
  return words && <Lead>{words}</Lead>
}
