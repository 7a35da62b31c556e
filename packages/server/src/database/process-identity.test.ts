import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { processIdentity } from './process-identity.ts'

// Only Linux tells when a process began.
test.runIf(process.platform === 'linux')('a process is identified by its start time, whatever its name', async () => {
  const program = `process.title = 'a) b (c'; process.stdout.write('.'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(child.stdout, 'data')
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    expect(stat).toContain('(a) b (c) ')
    // proc(5): field 22, in ticks since boot.
    const began = stat.slice(stat.lastIndexOf(') ')).split(' ')[20]
    expect(processIdentity(child.pid!)).toMatch(new RegExp(`^[0-9a-f-]{36}/${began}$`))
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})
