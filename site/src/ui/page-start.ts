/** The script of every page. */

/** Spec section 1: "A scroll-to-top button appears once the page is scrolled more than 1 px." */
const toTop = document.querySelector<HTMLElement>('[data-to-top]')
if (toTop) {
  const update = () => (toTop.hidden = scrollY <= 1)
  addEventListener('scroll', update, { passive: true })
  update()
}

// The notice that the previous page stored (`notifyAfterNavigation`).
if (sessionStorage.getItem('notice')) void import('./snackbar.ts').then(({ showStoredNotice }) => showStoredNotice())
