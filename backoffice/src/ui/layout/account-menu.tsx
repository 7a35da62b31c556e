import { useState } from 'react'
import { Avatar, Box, Button, Divider, ListItemIcon, Menu, MenuItem, Typography } from '@mui/material'
import ContrastIcon from '@mui/icons-material/ContrastOutlined'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined'
import { useGetIdentity, useLogout, useTheme, useTranslate } from 'react-admin'
import type { StaffIdentity } from '../../providers/auth.ts'
import { paths } from '@cauce/contract/pages.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { useWords } from '../words.ts'

/** The person who is logged in, a link to the site, and the log out. */
export function AccountMenu() {
  const t = useWords()
  const translate = useTranslate()
  const logout = useLogout()
  const [theme, setTheme] = useTheme()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const identity = useGetIdentity().data as StaffIdentity | undefined
  if (!identity) return null
  const who = t('backoffice.layout.identity', { name: identity.fullName, role: t(`users.role.${identity.role}`) })

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'inherit', gap: 1, minWidth: 0 }}
      >
        <VisuallyHidden>{t('backoffice.layout.account', { who })}</VisuallyHidden>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {who}
        </Box>
        <Avatar
          aria-hidden
          sx={{
            width: 28,
            height: 28,
            fontSize: '0.75rem',
            backgroundColor: 'var(--office-bar-field)',
            color: 'inherit',
          }}
        >
          {initialsOf(identity.fullName)}
        </Avatar>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Typography sx={{ paddingInline: 2, paddingBlock: 0.75, color: 'text.secondary' }}>{who}</Typography>
        <Divider />
        <MenuItem component="a" href={paths.home}>
          <ListItemIcon>
            <OpenInNewIcon fontSize="small" />
          </ListItemIcon>
          {t('backoffice.layout.userView')}
        </MenuItem>
        <MenuItem component="a" href={paths.profile()}>
          <ListItemIcon>
            <KeyIcon fontSize="small" />
          </ListItemIcon>
          {t('backoffice.layout.access')}
        </MenuItem>
        <MenuItem onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')} sx={{ display: { sm: 'none' } }}>
          <ListItemIcon>
            <ContrastIcon fontSize="small" />
          </ListItemIcon>
          {translate('ra.action.toggle_theme')}
        </MenuItem>
        <MenuItem onClick={() => logout()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('ra.auth.logout')}
        </MenuItem>
      </Menu>
    </>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
