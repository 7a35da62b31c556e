import { watchSession } from '@cauce/client/session-watch.ts'
import { paths } from '@cauce/contract/pages.ts'
import { notifyLasting } from '../../ui/snackbar.ts'

const words = document.querySelector<HTMLElement>('[data-session-end]')?.dataset

let isTyped = false
document.addEventListener('input', () => (isTyped = true))

if (words) {
  let close = () => {}
  watchSession({
    warn(stay) {
      close = notifyLasting({
        kind: 'error',
        text: words['ending']!,
        action: { label: words['stay']!, run: stay },
      })
    },
    calm: () => close(),
    end() {
      close()
      // A page with something typed stays.
      if (!isTyped) return location.assign(paths.login(location.pathname + location.search, 'session-ended'))
      const link = { href: words['login']!, label: words['loginElsewhere']!, isNewTab: true }
      notifyLasting({ kind: 'error', text: words['ended']!, link })
    },
  })
}
