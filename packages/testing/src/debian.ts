import { spawnSync } from 'node:child_process'

/** Installs the first of these packages of Debian after which `isThere`, as root; does nothing for others or where there is no Debian. */
export function installFromDebian(names: readonly string[], isThere: () => boolean): void {
  if (process.getuid?.() !== 0 || isThere()) return
  install('apt-get', ['update', '-qq'])
  for (const name of names)
    if (!isThere()) install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

/** Runs an installer. It prints to the error stream, because the output of a program that installs is its result. */
export function install(program: string, args: string[]): void {
  spawnSync(program, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', process.stderr, process.stderr],
  })
}
