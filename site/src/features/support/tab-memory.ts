import { requestLog } from '@cauce/client/request-log.ts'
import { forgetDrafts } from './draft.ts'

/** On every page of somebody who is logged in: the log of this tab is theirs, and the page itself is an answer too (handbook rule 9.9). */
const owner = document.querySelector<HTMLElement>('[data-request-log-of]')?.dataset['requestLogOf']
const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

if (owner !== undefined) {
  requestLog.belongTo(owner)
  if (page)
    requestLog.add({
      method: 'GET',
      url: location.pathname,
      status: page.responseStatus,
      at: new Date(performance.timeOrigin).toISOString(),
      durationMs: Math.round(page.responseEnd),
    })
  // An ended session keeps what was being written; whoever logs out leaves nothing to the next person at this computer.
  document.querySelector('#log-out')?.addEventListener('submit', () => {
    forgetDrafts()
    requestLog.belongTo('')
  })
}
