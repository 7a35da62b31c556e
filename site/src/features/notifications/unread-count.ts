import { interpolate } from '@cauce/i18n/interpolate.ts'
import { client } from '../../ui/api.ts'

/** Unread count in the header: refreshed when a tab becomes visible, shared between tabs. */
const channel = new BroadcastChannel('cauce-unread-notifications')
const mark = document.querySelector<HTMLElement>('[data-unread-notifications]')

if (mark) {
  channel.addEventListener('message', ({ data }) => show(mark, Number(data)))
  tellOthers(Number(mark.firstElementChild!.textContent))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askAgain(mark)
  })
}

/** Without a response (offline, session expired) the old number stays. */
async function askAgain(shown: HTMLElement): Promise<void> {
  const query = { read: false, take: 1 } as const
  const answer = await client.GET('/v1/account/notifications', { params: { query } }).catch(() => undefined)
  if (!answer?.data) return
  show(shown, answer.data.total)
  tellOthers(answer.data.total)
}

function tellOthers(count: number): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
  channel.postMessage(count)
}

function show(shown: HTMLElement, count: number): void {
  const [figure, spoken] = shown.children
  const words = interpolate(shown.dataset['unreadNotifications']!, { smart_count: count })
  shown.hidden = count === 0
  figure!.textContent = String(count)
  spoken!.textContent = words
  const avatar = document.querySelector<HTMLElement>('.avatar')!
  const { named, tickets } = avatar.dataset
  const all = count + Number(tickets)
  avatar.setAttribute('aria-label', count === 0 ? named! : `${named}, ${words}`)
  if (all === 0) delete avatar.dataset['count']
  else avatar.dataset['count'] = String(all)
}
