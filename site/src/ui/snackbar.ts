import { $notices, addNotice, removeNotice, SNACKBAR_MS, type NewNotice, type Notice } from './snackbar.store.ts'

/** Draws the notices into the region that every page has. No React, so that any script may speak. */

const KEPT = 'notice'

/** Says it now. */
export function notify(notice: NewNotice): void {
  addNotice(notice)
}

/** Says it on the page that comes next. */
export function notifyAfterNavigation(notice: NewNotice): void {
  sessionStorage.setItem(KEPT, JSON.stringify(notice))
}

export function showKeptNotice(): void {
  const kept = sessionStorage.getItem(KEPT)
  sessionStorage.removeItem(KEPT)
  if (kept) addNotice(JSON.parse(kept) as NewNotice)
}

// Islands are drawn on the server first, where there is no page to speak on.
const region = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('.snackbars')
const shown = new Map<number, HTMLElement>()

$notices.subscribe((notices) => {
  for (const [id, element] of shown)
    if (!notices.some((notice) => notice.id === id)) {
      element.remove()
      shown.delete(id)
    }
  for (const notice of notices) if (!shown.has(notice.id)) shown.set(notice.id, draw(notice))
  if (notices.length > 0) raise()
  else region?.removeAttribute('popover')
})

/** A modal dialog stands above all of the page: the region joins it in the top layer, or nobody would read the notice. */
function raise(): void {
  if (!region || !document.querySelector('dialog:modal')) return
  region.popover = 'manual'
  // Shown anew, because what was opened last lies on top.
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

function draw(notice: Notice): HTMLElement {
  const element = document.createElement('div')
  element.className = notice.kind === 'error' ? 'snackbar failed' : 'snackbar'
  element.role = notice.kind === 'error' ? 'alert' : 'status'
  const words = document.createElement('span')
  words.textContent = notice.text
  element.append(words)
  if (notice.link)
    element.append(
      Object.assign(document.createElement('a'), { href: notice.link.href, textContent: notice.link.label }),
    )
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'icon-button',
    textContent: '×',
    ariaLabel: region?.dataset['close'] ?? '',
  })
  close.addEventListener('click', () => removeNotice(notice.id))
  element.append(close)
  dismissAfterReading(element, () => removeNotice(notice.id))
  region?.append(element)
  return element
}

/** The five seconds wait while somebody points at the notice or stands in it (WCAG 2.2.1). */
function dismissAfterReading(element: HTMLElement, dismiss: () => void) {
  let timer = setTimeout(dismiss, SNACKBAR_MS)
  const hold = () => clearTimeout(timer)
  const release = () => {
    clearTimeout(timer)
    timer = setTimeout(dismiss, SNACKBAR_MS)
  }
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, hold)
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, release)
}
