import './new-build-start.ts'

/** The scroll-to-top button (handbook rule 13.12). */
const toTop = document.querySelector<HTMLElement>('[data-to-top]')
if (toTop) {
  const update = () => (toTop.hidden = scrollY <= 1)
  addEventListener('scroll', update, { passive: true })
  update()
}

/** A page that loads itself again names what gets the focus (`reloadWithFocus`); the browser would lose it. */
const focused = sessionStorage.getItem('focus')
if (focused !== null) {
  sessionStorage.removeItem('focus')
  const element = document.querySelector<HTMLElement>(focused) ?? document.querySelector<HTMLElement>('main')
  element?.focus({ preventScroll: true })
}

// The notice that the previous page stored (`notifyAfterNavigation`).
if (sessionStorage.getItem('notice')) void import('./snackbar.ts').then(({ showStoredNotice }) => showStoredNotice())
