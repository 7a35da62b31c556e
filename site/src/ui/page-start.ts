import { recoverFromNewBuild } from '@cauce/client/new-build.ts'
import { followTyping, restoreTyping } from './typed-fields.ts'

/** Reloads a page whose scripts a newer build has replaced, but not under an open dialog. */
const storeTyping = followTyping()
restoreTyping()
recoverFromNewBuild({
  onReload() {
    if (document.querySelector('dialog[open]')) return false
    storeTyping()
    return true
  },
})

/** Scroll-to-top button (handbook rule 13.12). */
const toTop = document.querySelector<HTMLElement>('[data-to-top]')
if (toTop) {
  const update = () => (toTop.hidden = scrollY <= 1)
  addEventListener('scroll', update, { passive: true })
  update()
}

/** Focus after `reloadWithFocus`. */
const focused = sessionStorage.getItem('focus')
if (focused !== null) {
  sessionStorage.removeItem('focus')
  const element = document.querySelector<HTMLElement>(focused) ?? document.querySelector<HTMLElement>('main')
  element?.focus({ preventScroll: true })
}

// Notice stored by the previous page (`notifyAfterNavigation`).
if (sessionStorage.getItem('notice')) void import('./snackbar.ts').then(({ showStoredNotice }) => showStoredNotice())
