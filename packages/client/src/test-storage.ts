import { beforeEach } from 'vitest'

// What a test leaves in the browser would meet the next one, also one of another file, which has the same origin: a page in English,
// a draft that is restored.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
})
