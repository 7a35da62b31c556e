/** Scripts of a project page besides the simulator: picture viewer, section tabs, edge bar, relative times. */
import type { Language } from '@cauce/contract'
import { formatRelativeTime, isRecent } from '@cauce/format/relative-time.ts'
import './simulator.ts'

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
    // The arrow keys of a player seek within its video.
    if (target instanceof HTMLVideoElement) return
    if (key === 'ArrowRight') show(current + 1)
    if (key === 'ArrowLeft') show(current - 1)
  })
}

/** Marks the tab of the section at the top of the screen. */
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
for (const tab of tabs) watcher.observe(document.querySelector(tab.hash)!)

const panel = document.querySelector('[data-panel]')
const edgeBar = document.querySelector('[data-edge-bar]')
if (panel && edgeBar)
  new IntersectionObserver(([entry]) => edgeBar.classList.toggle('away', entry!.isIntersecting), {
    rootMargin: '0px 0px -40% 0px',
  }).observe(panel)

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
