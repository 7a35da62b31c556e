import { tabMemory } from '@cauce/client/tab-memory.ts'

/** Notices of 5 seconds (handbook rule 13.13), without React, so that any script can show them. */

const SNACKBAR_MS = 5000

interface Notice {
  readonly kind: 'success' | 'error'
  readonly text: string
  readonly link?: { readonly href: string; readonly label: string; readonly isNewTab?: boolean } | undefined
}

interface StayingNotice extends Notice {
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Sets `--notices`, the height reserved above the notices. */
const heights = globalThis.ResizeObserver
  ? new ResizeObserver(([entry]) =>
      document.documentElement.style.setProperty('--notices', `${(entry!.target as HTMLElement).offsetHeight}px`),
    )
  : undefined

export const notify = (notice: Notice): void => void show(notice, dismissAfterReading)

/** Until it is closed. Returns the function that closes it. */
export const notifyLasting = (notice: StayingNotice): (() => void) => show(notice, () => {})

function show(notice: StayingNotice, watch: typeof dismissAfterReading): () => void {
  const region = document.querySelector<HTMLElement>('.snackbars')
  if (region) heights?.observe(region)
  const dismiss = () => {
    element.remove()
    if (region?.childElementCount === 0) region.removeAttribute('popover')
  }
  const element = draw(notice, region?.dataset['close'] ?? '', dismiss)
  watch(element, dismiss)
  region?.append(element)
  if (region) raise(region)
  return dismiss
}

const stored = tabMemory<Notice>('notice')

export const notifyAfterNavigation = stored.write

export function showStoredNotice(): void {
  const notice = stored.read()
  stored.forget()
  if (notice) notify(notice)
}

/** A modal dialog covers the page: the region moves into the top layer. */
function raise(region: HTMLElement): void {
  if (!document.querySelector('dialog:modal')) return
  region.popover = 'manual'
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

function draw({ kind, text, link, action }: StayingNotice, closeLabel: string, dismiss: () => void): HTMLElement {
  const element = document.createElement('div')
  element.className = kind === 'error' ? 'snackbar failed' : 'snackbar'
  element.role = kind === 'error' ? 'alert' : 'status'
  element.append(Object.assign(document.createElement('span'), { textContent: text }))
  if (link) {
    const anchor = Object.assign(document.createElement('a'), { href: link.href, textContent: link.label })
    if (link.isNewTab) anchor.target = '_blank'
    element.append(anchor)
  }
  if (action) {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', className: 'button quiet small', textContent: action.label })
    button.addEventListener('click', action.run)
    element.append(button)
  }
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'icon-button',
    textContent: '×',
    ariaLabel: closeLabel,
  })
  close.addEventListener('click', dismiss)
  element.append(close)
  return element
}

/** The timer stops while the notice has pointer or focus (WCAG 2.2.1). */
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
