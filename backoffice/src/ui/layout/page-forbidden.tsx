import type { ReactNode } from 'react'
import { Button, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import type { Permission } from '@cauce/contract/permissions.ts'
import { isAllowed } from '../ability.ts'
import { useActor } from '../actor.ts'
import { PageHeading } from '../page-heading.tsx'
import { useWords } from '../words.ts'

/** A page that is not for this person. */
export function PageForbidden() {
  const t = useWords()
  const translate = useTranslate()
  return (
    <>
      <PageHeading title={translate('ra.page.access_denied')} />
      <Typography sx={{ marginBlockEnd: 2, maxWidth: '62ch' }}>{translate('ra.message.access_denied')}</Typography>
      <Button component={Link} to="/" variant="outlined" sx={{ alignSelf: 'start' }}>
        {t('pages.toHome')}
      </Button>
    </>
  )
}

/** A page of no resource, for those who hold `permission`. */
export function Guarded({ permission, children }: { readonly permission: Permission; readonly children: ReactNode }) {
  const actor = useActor()
  if (!actor) return null
  return isAllowed(actor, permission) ? children : <PageForbidden />
}
