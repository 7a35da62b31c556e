import { WrongKey } from '../age.ts'
import { hashOf, readManifest } from '../backup/manifest.ts'
import { type Parts, partsToRead } from '../backup/parts.ts'
import type { OpenCopy } from '../backup/restore.ts'
import { forEach } from '../backup/stored-files.ts'
import { StartRefusal } from '../lifetime.ts'
import { SIGNATURE, SIGNER, SUMS } from './package.ts'
import { signerOf } from './signature.ts'

/**
 * Verifies who signed it, and every file in it.
 * @param fingerprint of the signer, as the company that wrote it told
 * @throws StartRefusal when it is none, damaged, encrypted for another key or signed by another one
 */
export async function openPackage(folder: string, secretKey: string, fingerprint: string): Promise<OpenCopy> {
  const parts = partsToRead(folder, secretKey)
  const read = (place: string) => parts.read(place).catch((error: unknown) => refuseUnreadable(error, folder, place))
  const signer = signerOf(await read(SIGNER))
  if (signer?.fingerprint !== fingerprint)
    throw new StartRefusal(
      `The package is signed by the key ${signer?.fingerprint}, and not by the one given. Ask the company that wrote it, not who brought it.`,
    )
  const sums = await read(SUMS)
  if (!signer.hasSigned(sums, await read(SIGNATURE)))
    throw new StartRefusal(`The package was changed: ${SUMS} is not what was signed.`)
  await forEach(linesOf(sums), (line) => refuseChanged(parts, line))
  return { parts, manifest: await readManifest(parts, folder, 'run-off') }
}

/** One by one: there is a line for each file of years. */
function* linesOf(bytes: Buffer): Generator<string> {
  for (let end = 0, start = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf('\n', start)
    if (end < 0) end = bytes.length
    yield bytes.toString('utf8', start, end)
  }
}

/** @param line SHA-256, two blanks, place */
async function refuseChanged(parts: Parts, line: string): Promise<void> {
  const [expected, place] = line.split('  ') as [string, string]
  const found = await hashOf(parts.open(place)).catch(() => undefined)
  if (found === expected) return
  const what = found === undefined ? 'cannot be read' : 'is not what was signed'
  throw new StartRefusal(`The package was changed: ${place} ${what}.`)
}

function refuseUnreadable(error: unknown, folder: string, place: string): never {
  if (error instanceof WrongKey) throw new StartRefusal('The package is encrypted for another key than the one given.')
  const { code } = error as NodeJS.ErrnoException
  throw new StartRefusal(
    code === 'ENOENT' || code === 'ENOTDIR'
      ? `There is no package in ${folder}: it has no ${place}.`
      : `The package was changed: ${place} cannot be read.`,
  )
}
