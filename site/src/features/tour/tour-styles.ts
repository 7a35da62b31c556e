import address from './tour.css?url'

/** Only who takes the tour needs its styles: imported as styles, they would hold up the first sight of every page. */
export function loadTourStyles(): Promise<void> {
  return new Promise((resolve) => {
    if (document.querySelector(`link[href="${address}"]`)) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    // Without its styles the tour is plain, and still says what it has to say.
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve())
    document.head.append(link)
  })
}
