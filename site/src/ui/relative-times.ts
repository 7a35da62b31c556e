import type { Language } from '@cauce/contract'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatRelativeTime } from '@cauce/format/relative-time.ts'

const REFRESH_MS = 30_000

/** Says of every `<Moment>` how long ago it is now, whenever the page was made; date and time stay one pointer away. */
function tellAgain() {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-relative]')) {
    const words = formatRelativeTime(time.dateTime, document.documentElement.lang as Language)
    if (time.textContent === words) continue
    time.textContent = words
    time.title = formatDateTime(time.dateTime)
  }
}

if (document.querySelector('time[data-relative]')) {
  tellAgain()
  setInterval(tellAgain, REFRESH_MS)
}
