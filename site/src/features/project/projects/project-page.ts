/** What moves on the page of a project, beside the simulator: pictures, tabs that follow the reading, the bar at the edge. */
import '../../../ui/relative-times.ts'
import './simulator.ts'

const viewer = document.querySelector<HTMLDialogElement>('[data-viewer-dialog]')
const gallery = document.querySelector<HTMLElement>('[data-gallery]')
if (viewer && gallery) openPicturesIn(viewer, gallery)

function openPicturesIn(viewer: HTMLDialogElement, gallery: HTMLElement) {
  const pictures = [...viewer.querySelectorAll<HTMLElement>('[data-viewer-picture]')]
  let current = 0
  const show = (index: number) => {
    current = (index + pictures.length) % pictures.length
    for (const [position, picture] of pictures.entries()) picture.hidden = position !== current
    viewer.querySelector('[data-viewer-count]')!.textContent = pictures[current]!.dataset['count']!
  }
  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-picture]')
    // A click that asks for a new tab gets one.
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
  viewer.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(current + 1)
    if (key === 'ArrowLeft') show(current - 1)
  })
}

/** The tab of the section that stands at the top of the screen is the current one. */
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

// The edge bar leads to the field: whoever comes from there wants to type.
edgeBar
  ?.querySelector('a')
  ?.addEventListener('click', () => document.getElementById('amount')?.focus({ preventScroll: true }))
