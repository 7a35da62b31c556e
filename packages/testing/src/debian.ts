import { spawnSync } from 'node:child_process'

/** As root on Debian only. */
export function installFromDebian(names: readonly string[], isThere: () => boolean): void {
  if (process.getuid?.() !== 0 || isThere()) return
  install('apt-get', ['update', '-qq'])
  for (const name of names)
    if (!isThere()) install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

/** Output to stderr: stdout is the result. */
export function install(program: string, args: string[]): void {
  spawnSync(program, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', process.stderr, process.stderr],
  })
}
