import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { PlopTypes } from '@turbo/gen'
import { Checkout } from './edits.ts'
import { KINDS, writeField, type Field } from './field.ts'
import { writeResource } from './resource.ts'
import { singularOf, snake, spaced } from './words.ts'

const ROOMS = ['auth', 'account', 'payment', 'wallet', 'bank', 'project', 'promotion', 'support', 'misc']
const CAMEL_CASE = /^[a-z]+([A-Z][a-z]+)*$/

const isCamelCase = (name: string) =>
  CAMEL_CASE.test(name) || 'Write it as riskNotes: letters only, each later word with a capital.'

/** `npx turbo gen resource` and `npx turbo gen field`. `--args` answers the questions in their order. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('resource', {
    description: 'A noun with the usual five calls: contract, messages, table, API, tests, back office.',
    prompts: [
      { type: 'list', name: 'room', message: 'The first part of its address under /v1', choices: ROOMS },
      { type: 'input', name: 'plural', message: 'Its name in the plural, as in riskNotes', validate: isCamelCase },
      { type: 'input', name: 'spanishMany', message: 'In Spanish, plural, as in notas de riesgo' },
      { type: 'input', name: 'spanishOne', message: 'In Spanish, singular, as in nota de riesgo' },
    ],
    actions: [
      (answers) =>
        write(answers, answers['plural'], (checkout) => {
          const singular = singularOf(answers['plural'])
          writeResource(checkout, {
            room: answers['room'],
            plural: answers['plural'],
            singular,
            spanish: { many: answers['spanishMany'], one: answers['spanishOne'] },
            english: { many: spaced(answers['plural']), one: spaced(singular) },
          })
        }),
    ],
  })
  plop.setGenerator('field', {
    description: 'A field of a resource that has the shape of the generator. It may be empty.',
    prompts: [
      {
        type: 'input',
        name: 'resource',
        message: 'The resource in the plural, as in documentTypes',
        validate: isCamelCase,
      },
      { type: 'input', name: 'name', message: 'The field, as in riskGrade', validate: isCamelCase },
      { type: 'list', name: 'kind', message: 'What it holds', choices: Object.keys(KINDS) },
      { type: 'input', name: 'spanish', message: 'Its label in Spanish' },
      { type: 'input', name: 'english', message: 'Its label in English' },
    ],
    actions: [
      (answers) => {
        const field = answers as unknown as Field
        return write(answers, `${field.resource}_${field.name}`, (checkout) => writeField(checkout, field))
      },
    ],
  })
}

/** Changes the sources, then writes the migration and everything else that is generated from them. */
function write(answers: PlopTypes.Answers, migration: string, change: (checkout: Checkout) => void): string {
  const root: string = answers['turbo'].paths.root
  const checkout = new Checkout(root)
  change(checkout)
  const node = (...args: string[]) =>
    execFileSync(path.join(root, 'node_modules/.bin/node'), args, { cwd: root, stdio: 'pipe' })
  execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), checkout.written, { cwd: root, stdio: 'pipe' })
  node('packages/api/src/database/generate-migration.ts', '--name', snake(migration))
  node('packages/contract/src/openapi/generate-contract.ts')
  node('packages/api/src/access/generate-access.ts')
  return [
    'Written:',
    ...checkout.written,
    'the migration, packages/contract/contract.txt and packages/api/access.txt',
  ].join('\n  ')
}
