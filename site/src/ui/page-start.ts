/** The scroll-to-top button (handbook rule 13.12). */
const toTop = document.querySelector<HTMLElement>('[data-to-top]')
if (toTop) {
  const update = () => (toTop.hidden = scrollY <= 1)
  addEventListener('scroll', update, { passive: true })
  update()
}

// The notice that the previous page stored (`notifyAfterNavigation`).
if (sessionStorage.getItem('notice')) void import('./snackbar.ts').then(({ showStoredNotice }) => showStoredNotice())
