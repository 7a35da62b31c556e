import type { Language } from '@cauce/contract'
import { formatRelativeTime, isRecent } from '@cauce/format/relative-time.ts'
import type * as Simulator from './simulator.ts'

const form = document.querySelector<HTMLFormElement>('[data-simulator]')
if (form) calculateIn(form)

/** Loads the calculation at the first focus or pointer, or at once if the viewer may invest. Submits and clicks wait for it. */
function calculateIn(form: HTMLFormElement) {
  let started: Promise<typeof Simulator> | undefined
  let isStarted = false
  const start = () =>
    (started ??= import('./simulator.ts').then((simulator) => {
      simulator.start(form)
      isStarted = true
      return simulator
    }))
  for (const field of form.elements)
    for (const touch of ['focus', 'pointerenter']) field.addEventListener(touch, () => void start())
  form.addEventListener('submit', (event) => {
    if (isStarted) return
    event.preventDefault()
    void start().then(() => form.requestSubmit(event.submitter))
  })
  const invest = document.querySelector('[data-invest]')
  invest?.addEventListener('click', () => void start().then((simulator) => simulator.invest(form)))
  if (!isAsServed(form) || invest) void start()
}

/** After the back button the browser restores typed values without an event. */
function isAsServed(form: HTMLFormElement): boolean {
  return [...form.elements].every((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
    return !(field instanceof HTMLInputElement) || field.value === field.defaultValue
  })
}

const viewer = document.querySelector<HTMLDialogElement>('[data-viewer-dialog]')
const gallery = document.querySelector<HTMLElement>('[data-gallery]')
if (viewer && gallery) openPicturesIn(viewer, gallery)

function openPicturesIn(viewer: HTMLDialogElement, gallery: HTMLElement) {
  const pictures = [...viewer.querySelectorAll<HTMLElement>('[data-viewer-picture]')]
  let current = 0
  const pauseVideos = () => {
    for (const video of viewer.querySelectorAll('video')) video.pause()
  }
  const show = (index: number) => {
    current = (index + pictures.length) % pictures.length
    for (const [position, picture] of pictures.entries()) picture.hidden = position !== current
    pauseVideos()
    viewer.querySelector('[data-viewer-count]')!.textContent = pictures[current]!.dataset['count']!
  }
  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-picture]')
    // A modified click opens a new tab.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(Number(link.dataset['picture']))
    viewer.showModal()
  })
  viewer.addEventListener('click', (event) => {
    const step = (event.target as Element).closest<HTMLElement>('[data-viewer-step]')
    if (step) show(current + Number(step.dataset['viewerStep']))
    if (event.target === viewer) viewer.close()
  })
  viewer.addEventListener('close', pauseVideos)
  viewer.addEventListener('keydown', ({ key, target }) => {
    if (target instanceof HTMLVideoElement) return
    if (key === 'ArrowRight') show(current + 1)
    if (key === 'ArrowLeft') show(current - 1)
  })
}

const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[data-section-tabs] a')]
const watcher = new IntersectionObserver(
  (entries) => {
    const entered = entries.find((entry) => entry.isIntersecting)
    if (!entered) return
    for (const tab of tabs) {
      const isCurrent = tab.hash === `#${entered.target.id}`
      tab.ariaCurrent = isCurrent ? 'true' : null
      if (isCurrent) tab.parentElement!.scrollTo({ left: tab.offsetLeft - 16 })
    }
  },
  { rootMargin: '-15% 0px -75% 0px' },
)
for (const tab of tabs) {
  const section = document.querySelector(tab.hash)!
  watcher.observe(section)
  tab.addEventListener('click', () => section.querySelector<HTMLDetailsElement>('.fold')?.setAttribute('open', ''))
}

const outcome = document.querySelector('[data-panel] .outcome')
const edgeBar = document.querySelector('[data-edge-bar]')
// The bar says both outcomes until the panel does, and the button that follows there.
if (outcome && edgeBar)
  new IntersectionObserver(([entry]) => edgeBar.classList.toggle('away', entry!.isIntersecting), {
    rootMargin: '240px 0px -10% 0px',
  }).observe(outcome)

// The edge bar also focuses the amount field.
edgeBar
  ?.querySelector('a')
  ?.addEventListener('click', () => document.getElementById('amount')?.focus({ preventScroll: true }))

const REFRESH_MS = 30_000

/** Formatted by the server: the browser's calendar data are slow to load. */
const written = new Map<HTMLTimeElement, string>()
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-relative]'))
  written.set(time, time.textContent ?? '')

/** Relative times are computed in the browser, because the page may be cached. */
function refreshTimes() {
  for (const [time, dateAndTime] of written) {
    const isRelative = isRecent(time.dateTime)
    const words = isRelative
      ? formatRelativeTime(time.dateTime, document.documentElement.lang as Language)
      : dateAndTime
    if (time.textContent === words) continue
    time.textContent = words
    time.title = isRelative ? dateAndTime : ''
  }
}

if (written.size > 0) {
  refreshTimes()
  setInterval(refreshTimes, REFRESH_MS)
}
