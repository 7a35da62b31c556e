import { requestLog } from '@cauce/client/request-log.ts'
import { forgetDrafts } from './draft.ts'

/** The request log of this tab belongs to the user, and the page itself is an entry (handbook rule 9.9). */
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
  // Drafts survive an expired session, but not a log-out.
  document.querySelector('#log-out')?.addEventListener('submit', () => {
    forgetDrafts()
    requestLog.belongTo('')
  })
}
