import { realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '../lifetime.ts'
import { makeFolder } from '../make-folder.ts'

const FORM = 'npm run backup -- --to /mnt/backups/cauce'

/**
 * The folder for backups: on another disk, so not in the data folder.
 * @throws StartRefusal when it is none that can be written to
 */
export function backupTarget(to: string | undefined, dataFolder: string): string {
  if (to === undefined) throw new StartRefusal(`Name a folder on another disk or machine: ${FORM}`)
  if (!path.isAbsolute(to))
    throw new StartRefusal(`The folder of backups must begin with /, and is "${to}". An example: ${FORM}`)
  makeTarget(to)
  const within = path.relative(realpathSync(dataFolder), realpathSync(to))
  if (!within.startsWith('..') && !path.isAbsolute(within))
    throw new StartRefusal(`The folder ${to} is in the data folder and would be lost with it. An example: ${FORM}`)
  return to
}

/** @throws StartRefusal */
export function makeTarget(folder: string): void {
  try {
    makeFolder(folder)
    const probe = path.join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartRefusal(`No backup can be written to ${folder}: ${(error as Error).message}.`)
  }
}
