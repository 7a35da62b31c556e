import { beforeEach } from 'vitest'
import { page, server } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

const { width, height } = server.config.browser.viewport

beforeEach(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
})
