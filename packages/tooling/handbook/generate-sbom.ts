import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nameAndVersion, productionNames, productionPackages, type LicensedPackage } from './licences.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const SBOM = 'dist/sbom.cdx.json'

export interface Bom {
  readonly metadata: { readonly component: { readonly name: string; readonly 'bom-ref': string } }
  readonly components: readonly { readonly 'bom-ref': string; readonly licenses?: readonly unknown[] }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/**
 * npm can leave out development itself, but then loses packages that a workspace needs for development and another one
 * in production, such as sharp.
 */
export function productionBom(bom: Bom, names: ReadonlySet<string>, packages: readonly LicensedPackage[]): Bom {
  const { component } = bom.metadata
  const licences = new Map(packages.map((each) => [nameAndVersion(each), each.licence]))
  const isIn = (ref: string) => ref === component['bom-ref'] || names.has(ref)
  const withLicence = (each: Bom['components'][number]) => {
    const expression = each.licenses?.length ? undefined : licences.get(each['bom-ref'])
    return expression === undefined ? each : { ...each, licenses: [{ expression }] }
  }
  return {
    ...bom,
    // npm calls it as the folder of the checkout.
    metadata: { ...bom.metadata, component: { ...component, name: component['bom-ref'].split('@')[0]! } },
    components: bom.components.filter((each) => isIn(each['bom-ref'])).map(withLicence),
    dependencies: bom.dependencies
      .filter(({ ref }) => isIn(ref))
      .map((each) => ({ ...each, dependsOn: each.dependsOn.filter(isIn) })),
  }
}

if (import.meta.main) {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e8, shell: process.platform === 'win32' } as const
  const whole = JSON.parse(execFileSync('npm', args, options)) as Bom
  const bom = productionBom(whole, productionNames(), productionPackages())
  mkdirSync(path.join(root, path.dirname(SBOM)), { recursive: true })
  writeFileSync(path.join(root, SBOM), JSON.stringify(bom, null, 2))
  console.log(`Wrote ${SBOM}: ${bom.components.length} packages.`)
}
