/** The few lines that every page runs. */

/** Spec section 1: "A scroll-to-top button appears once the page is scrolled more than 1 px." */
const toTop = document.querySelector<HTMLElement>('[data-to-top]')
if (toTop) {
  const update = () => (toTop.hidden = scrollY <= 1)
  addEventListener('scroll', update, { passive: true })
  update()
}

/** A notice that the page before left for this one (`notifyAfterNavigation`). */
if (sessionStorage.getItem('notice')) void import('./snackbar.ts').then(({ showKeptNotice }) => showKeptNotice())
