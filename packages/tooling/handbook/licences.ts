import { readFileSync } from 'node:fs'
import path from 'node:path'

const ALLOWED_LICENCES = new Set(
  [
    ...readFileSync(path.resolve(import.meta.dirname, '../../handbook/security/licences.md'), 'utf8').matchAll(
      /^\| ([\w.-]+) \|/gm,
    ),
  ].map(([, licence]) => licence!),
)

/** Packages whose metadata names no licence of the SPDX list. What counts is the licence file in the package. */
const STATED_IN_FILE: Readonly<Record<string, string>> = {
  'css-mediaquery': 'BSD-3-Clause',
  ibantools: 'MIT OR MPL-2.0',
  'png-js': 'MIT',
}

const PRODUCTION = ['packages/server', 'site', 'backoffice']

interface LockEntry {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}
type Lock = Readonly<Record<string, LockEntry>>

/** A package of others that production contains. */
export interface LicensedPackage {
  readonly name: string
  readonly version: string
  /** An SPDX expression; undefined when the package names none. */
  readonly licence: string | undefined
}

/** The packages of others that production reaches, for every system that the lockfile knows, by name and version. */
export function productionPackages(lock: Lock = readLock()): LicensedPackage[] {
  const packages = [...reachedPlaces(lock)]
    .filter((place) => place.includes('node_modules/'))
    .map((place) => packageAt(lock, place))
  const byName = new Map(packages.map((each) => [nameAndVersion(each), each]))
  return [...byName.values()].toSorted((one, other) => (nameAndVersion(one) < nameAndVersion(other) ? -1 : 1))
}

/** Name and version of everything that production reaches, our own workspaces among it. */
export const productionNames = (lock: Lock = readLock()): Set<string> =>
  new Set([...reachedPlaces(lock)].map((place) => nameAndVersion(packageAt(lock, place))))

function reachedPlaces(lock: Lock): Set<string> {
  const reached = new Set<string>()
  const pending = [...PRODUCTION]
  while (pending.length > 0) {
    const place = pending.pop()!
    if (reached.has(place)) continue
    reached.add(place)
    for (const name of neededBy(lock[place]!)) {
      const found = placeOf(lock, place, name)
      // An optional package need not be there.
      if (found !== undefined) pending.push(found)
    }
  }
  return reached
}

function neededBy({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta,
}: LockEntry): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** As npm names a package in its documents. */
export const nameAndVersion = ({ name, version }: LicensedPackage) => `${name}@${version}`

function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const place = folder === '.' || folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    const entry = lock[place]
    if (entry) return entry.link ? entry.resolved! : place
    if (folder === '.' || folder === '') return undefined
  }
}

function packageAt(lock: Lock, place: string): LicensedPackage {
  const { name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length), version = '' } = lock[place]!
  const { license } = lock[place]!
  return { name, version, licence: STATED_IN_FILE[name] ?? license }
}

/** Whether an SPDX expression leaves a choice of allowed licences: all of `AND`, one of `OR`. */
export function isAllowed(expression: string | undefined): boolean {
  const plain = (expression ?? '').replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED_LICENCES.has(one)))
}

function readLock(): Lock {
  const file = path.resolve(import.meta.dirname, '../../../package-lock.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Lock }).packages
}
