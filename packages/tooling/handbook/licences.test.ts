import { describe, expect, test } from 'vitest'
import { isAllowed, productionNames, productionPackages } from './licences.ts'
import { productionBom } from './generate-sbom.ts'

const packages = productionPackages()

test('every package in production has an allowed licence', () => {
  const refused = packages.filter(({ licence }) => !isAllowed(licence))
  expect(refused).toEqual([])
})

test.each([
  { expression: 'MIT', is: true },
  { expression: 'GPL-3.0', is: false },
  { expression: '(GPL-3.0 OR MIT)', is: true },
  { expression: 'MIT AND GPL-3.0', is: false },
  { expression: 'MIT AND ISC', is: true },
  { expression: 'UNLICENSED', is: false },
  { expression: undefined, is: false },
])('$expression is allowed: $is', ({ expression, is }) => {
  expect(isAllowed(expression)).toBe(is)
})

describe('the bill of materials', () => {
  const component = (ref: string, licenses?: readonly unknown[]) => ({ 'bom-ref': ref, ...(licenses && { licenses }) })
  const whole = {
    metadata: { component: { name: 'folder', 'bom-ref': 'cauce@0.1.0' } },
    components: [component('@cauce/api@0.1.0'), component('png-js@2.0.0'), component('vitest@5.1.0', [{}])],
    dependencies: [
      { ref: 'cauce@0.1.0', dependsOn: ['@cauce/api@0.1.0', 'vitest@5.1.0'] },
      { ref: '@cauce/api@0.1.0', dependsOn: ['png-js@2.0.0', 'vitest@5.1.0'] },
      { ref: 'vitest@5.1.0', dependsOn: [] },
    ],
  }
  const packageOf = { name: 'png-js', version: '2.0.0', licence: 'MIT' }

  test('has production packages, their dependents, and licences stated in a file only', () => {
    expect(productionBom(whole, new Set(['@cauce/api@0.1.0', 'png-js@2.0.0']), [packageOf])).toEqual({
      metadata: { component: { name: 'cauce', 'bom-ref': 'cauce@0.1.0' } },
      components: [component('@cauce/api@0.1.0'), component('png-js@2.0.0', [{ expression: 'MIT' }])],
      dependencies: [
        { ref: 'cauce@0.1.0', dependsOn: ['@cauce/api@0.1.0'] },
        { ref: '@cauce/api@0.1.0', dependsOn: ['png-js@2.0.0'] },
      ],
    })
  })

  test('names our workspaces besides third-party packages', () => {
    const names = productionNames()
    expect([...names].filter((name) => name.startsWith('@cauce/')).length).toBeGreaterThan(8)
    expect(names).toContainEqual(expect.stringMatching(/^@cauce\/server@\d+\.\d+\.\d+$/))
    expect([...names].filter((name) => /^@cauce\/(testing|tooling|e2e)@/.test(name))).toEqual([])
    expect(names.size).toBeGreaterThan(packages.length)
  })
})
