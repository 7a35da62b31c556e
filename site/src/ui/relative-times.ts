import type { Language } from '@cauce/contract'
import { formatRelativeTime, isRecent } from '@cauce/format/relative-time.ts'

const REFRESH_MS = 30_000

/** Date and time as the server wrote them: making them anew would load the calendar of the browser, which takes a while. */
const written = new Map<HTMLTimeElement, string>()
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-relative]'))
  written.set(time, time.textContent ?? '')

/** Says of every recent `<Moment>` how long ago it is now, whenever the page was made; date and time stay one pointer away. */
function tellAgain() {
  for (const [time, dateAndTime] of written) {
    const isNear = isRecent(time.dateTime)
    const words = isNear ? formatRelativeTime(time.dateTime, document.documentElement.lang as Language) : dateAndTime
    if (time.textContent === words) continue
    time.textContent = words
    time.title = isNear ? dateAndTime : ''
  }
}

if (written.size > 0) {
  tellAgain()
  setInterval(tellAgain, REFRESH_MS)
}
