import { tabMemory } from '@cauce/client/tab-memory.ts'
import { maskDate } from '@cauce/format/typed-date.ts'
import { sentValues } from './oversized-file.ts'

/**
 * Forms that work without script (decision site-interaction). The listeners are on the document, because a refused form
 * is replaced.
 */
const PLAIN = 'form[data-plain]'

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (!form.matches(PLAIN)) return
  event.preventDefault()
  const button = form.querySelector<HTMLElement>('button[type="submit"]')!
  if (button.ariaBusy === 'true') return
  setBusy(button, true)
  void send(form).then((isLeaving) => isLeaving || setBusy(button, false))
})

// Restored from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted)
    for (const button of document.querySelectorAll<HTMLElement>(`${PLAIN} [aria-busy]`)) setBusy(button, false)
})

function setBusy(button: HTMLElement, isBusy: boolean) {
  button.ariaBusy = isBusy ? 'true' : null
  button.ariaDisabled = isBusy ? 'true' : null
}

async function send(form: HTMLFormElement): Promise<boolean> {
  const filled = sentValues(form)
  const texts = [...filled].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const body = form.enctype === 'multipart/form-data' ? filled : new URLSearchParams(texts)
  try {
    const response = await fetch(location.href, {
      method: 'POST',
      body,
      headers: { accept: 'application/json, text/html' },
    })
    if (response.headers.get('content-type')?.startsWith('application/json')) {
      keptOf(form)?.forget()
      location.assign(((await response.json()) as { path: string }).path)
      return true
    }
    // The session has changed since the page was loaded.
    if (response.redirected) {
      location.assign(response.url)
      return true
    }
    if (!show(await response.text(), form)) tell(form, form.dataset['failed'])
  } catch {
    tell(form, form.dataset['networkFailed'])
  }
  return false
}

/** Replaces the page's content by the answer's, keeping typed passwords and chosen files. */
function show(html: string, form: HTMLFormElement): boolean {
  const answer = new DOMParser().parseFromString(html, 'text/html')
  const [shown, main] = [
    document.querySelector('main')!,
    answer.querySelector('.door main, main:has(form[data-plain])'),
  ]
  if (!main) return false
  const passwords = [...form.querySelectorAll<HTMLInputElement>('[autocomplete$="-password"]')]
  const chosen = [...form.querySelectorAll<HTMLInputElement>('[type="file"]')]
  document.title = answer.title
  shown.replaceChildren(...main.childNodes)
  for (const { name, value } of passwords) {
    const field = shown.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!field) continue
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  for (const { name, files } of chosen) {
    const field = shown.querySelector<HTMLInputElement>(`[type="file"][name="${name}"]`)
    if (field && files) field.files = files
  }
  document.dispatchEvent(new Event('plain-form:shown'))
  focusFirst(shown)
  return true
}

function focusFirst(shown: HTMLElement) {
  const first = shown.querySelector<HTMLElement>('.error-summary') ?? shown.querySelector('h1')
  if (first) first.tabIndex = -1
  first?.focus()
}

export function tell(form: HTMLFormElement, words = '') {
  form.querySelector('.error-summary')?.remove()
  const summary = Object.assign(document.createElement('div'), {
    className: 'error-summary',
    role: 'alert',
    tabIndex: -1,
  })
  summary.append(Object.assign(document.createElement('p'), { textContent: words }))
  form.prepend(summary)
  summary.focus()
}

type Kept = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const isKept = (field: Element): field is Kept =>
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && (/^(text|email|tel|date)$/.test(field.type) || 'kept' in field.dataset))
const isTick = (field: Kept): field is HTMLInputElement => field.type === 'checkbox'

/** Forgotten with the tab, by logging out, and once the form is sent. */
function keptOf({ dataset: { keep } }: HTMLFormElement) {
  return keep === undefined ? undefined : tabMemory<Readonly<Record<string, string>>>(`draft:${keep}`)
}

for (const form of document.querySelectorAll<HTMLFormElement>(`${PLAIN}[data-keep]`)) {
  const kept = keptOf(form)!.read() ?? {}
  for (const field of [...form.elements].filter(isKept)) {
    if (!isTick(field)) field.value = kept[field.name] ?? field.value
    else if (kept[field.name] !== undefined) field.checked = kept[field.name] !== ''
    const folded = kept[field.name] ? field.closest('details') : null
    if (folded) folded.open = true
  }
}

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLElement) || !target.closest(PLAIN)) return
  target.removeAttribute('aria-invalid')
  document.getElementById(`${target.id}-error`)?.replaceChildren()
  if (!isKept(target) || !target.form) return
  if (target.matches('[data-typed-date]')) target.value = maskDate(target.value)
  const memory = keptOf(target.form)
  memory?.write({ ...memory.read(), [target.name]: isTick(target) && !target.checked ? '' : target.value })
  if (target.matches('.one-time-code') && /^\d{6}$/.test(target.value.replaceAll(/\s/g, '')))
    target.form.requestSubmit()
})

const COPIED_MS = 3000

function showButtons() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy], [data-print]')) button.hidden = false
}
showButtons()
document.addEventListener('plain-form:shown', showButtons)

/** The label stays if the clipboard is refused. */
async function copy({ dataset, firstElementChild: words }: HTMLElement) {
  const label = words!.textContent
  await navigator.clipboard.writeText(dataset['copy']!)
  words!.textContent = dataset['copied']!
  setTimeout(() => (words!.textContent = label), COPIED_MS)
}

document.addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-copy], [data-print]')
  if (!pressed) return
  if (pressed.dataset['copy'] === undefined) print()
  else if (pressed.firstElementChild!.textContent !== pressed.dataset['copied']) void copy(pressed).catch(() => {})
})

document.addEventListener('click', (event) => {
  const pressed = (event.target as Element).closest(`${PLAIN} :is(.error-summary a, [data-other-label])`)
  if (pressed instanceof HTMLAnchorElement) {
    // Without changing the address, so that a reload does not scroll.
    event.preventDefault()
    document.getElementById(pressed.hash.slice(1))?.focus()
  } else if (pressed instanceof HTMLButtonElement) {
    const input = pressed.parentElement!.querySelector('input')!
    const isShown = input.type === 'password'
    input.type = isShown ? 'text' : 'password'
    pressed.ariaPressed = String(isShown)
    const { ariaLabel } = pressed
    pressed.ariaLabel = pressed.dataset['otherLabel']!
    pressed.dataset['otherLabel'] = ariaLabel!
  }
})
