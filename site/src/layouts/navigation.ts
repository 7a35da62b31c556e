import type { Translate } from '@cauce/i18n'
import { paths } from '@cauce/contract/pages.ts'

export interface NavigationLink {
  readonly href: string
  readonly label: string
  readonly current: 'page' | 'true' | undefined
}

/** Handbook rules 13.8 and 13.9. */
export function mainLinks(t: Translate, pathname: string, isLoggedIn: boolean): NavigationLink[] {
  const links = [
    { href: paths.home, label: t('navigation.home') },
    { href: paths.projects, label: t('navigation.projects') },
    ...(isLoggedIn ? [{ href: paths.investments, label: t('navigation.investments') }] : []),
  ]
  return links.map((link) => ({ ...link, current: currentOf(link.href, pathname) }))
}

function currentOf(href: string, pathname: string): NavigationLink['current'] {
  const trimmed = (path: string) => path.replace(/\/$/, '')
  if (trimmed(href) === trimmed(pathname)) return 'page'
  return href !== paths.home && pathname.startsWith(`${trimmed(href)}/`) ? 'true' : undefined
}

/** `Montserrat Echeverría` -> `ME`. */
export const initialsOf = (name: string, surname: string): string =>
  `${[...name][0] ?? ''}${[...surname][0] ?? ''}`.toUpperCase()
