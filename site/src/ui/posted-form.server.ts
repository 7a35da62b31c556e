import { formErrors, type FormSchema } from '@cauce/client/form-resolver.ts'
import { LinkBody } from '@cauce/contract/auth/sessions.ts'
import type { ErrorCode, FieldError } from '@cauce/contract/errors.ts'
import { MAXIMUM_FILE_BYTES, refusalOfFile, type FileKind } from '@cauce/contract/files.ts'
import { paths } from '@cauce/contract/pages.ts'
import { errorMessage, fieldMessages } from '@cauce/i18n/error-message.ts'
import type { AstroGlobal } from 'astro'
import { isLoggedOut, problemOf, wordsAtFields, type ApiAnswer } from './api.ts'
import type { PlainFormState } from './plain-form.tsx'
import { UNSENT_FILE } from './oversized-file.ts'

type Typed<Name extends string> = Readonly<Record<Name, string>>

interface FilesOfForm<Name extends string> {
  readonly field: Name
  readonly kinds: readonly FileKind[]
  readonly maximumCount: number
}

interface PostedFormOptions<Name extends string, Values, Data> {
  readonly fields: Typed<Name>
  /** Never sent back to the browser: passwords and codes. */
  readonly secrets?: readonly NoInfer<Name>[]
  readonly schema: FormSchema
  readonly bodyOf?: (typed: Typed<Name>) => Values
  readonly fieldOfCode?: Partial<Record<ErrorCode, NoInfer<Name>>>
  readonly files?: FilesOfForm<NoInfer<Name>>
  readonly send: (body: Values, files: readonly File[]) => Promise<ApiAnswer<Data>>
  readonly next: (data: Data, body: Values) => string | undefined | Promise<string | undefined>
}

type Page = Pick<AstroGlobal, 'request' | 'response' | 'locals' | 'redirect'>

/**
 * Redirects (303) or shows the page with the errors at their fields (decision site-interaction). The middleware has
 * checked the origin (handbook rule 2.12).
 */
export async function postedForm<Name extends string, Values, Data>(
  page: Page,
  options: PostedFormOptions<Name, Values, Data>,
): Promise<Response | PlainFormState<Name>> {
  const { t } = page.locals
  const { fields, secrets = [], schema, send, next, fieldOfCode = {} } = options
  const shown: PlainFormState<Name> = { values: fields, errors: {}, message: undefined, code: undefined, isDone: false }
  if (page.request.method !== 'POST') return shown
  const form = await page.request.formData().catch(() => new FormData())
  const typed = typedIn(form, fields)
  const kept = { ...shown, values: { ...typed, ...Object.fromEntries(secrets.map((name) => [name, ''])) } }

  const body = options.bodyOf ? options.bodyOf(typed) : (givenOf(typed) as Values)
  const { files, mistakes } = filesIn(form, options.files)
  const errors = formErrors(schema, body, mistakes)
  if (errors.length > 0) {
    page.response.status = 422
    // For errors that belong to no field.
    const message = errorMessage(t, { code: 'input-invalid' })
    return { ...kept, errors: fieldMessages(t, errors), message }
  }
  const { data, error, response } = await send(body, files)
  if (response.ok) {
    const path = await next(data as Data, body)
    return path === undefined ? { ...kept, isDone: true } : leaveFor(page, path)
  }
  const problem = problemOf(error, response.status)
  if (isLoggedOut(problem)) return leaveFor(page, paths.login())
  page.response.status = problem.status
  const words = wordsAtFields(t, { kind: 'refused', problem }, fieldOfCode)
  return { ...kept, errors: words.fields, message: words.message, code: problem.code }
}

export const postedToken = (
  page: Page,
  token: string,
  send: (body: { readonly token: string }) => Promise<ApiAnswer<unknown>>,
  next?: string,
) => postedForm(page, { fields: {}, schema: LinkBody, bodyOf: () => ({ token }), send, next: () => next })

export const FILE_CODES = [
  'file-kind',
  'file-too-large',
  'too-many-files',
  'file-empty',
  'picture-unreadable',
  'document-unreadable',
  'document-encrypted',
  'document-active',
  'body-too-large',
] as const satisfies readonly ErrorCode[]

/** The form's script navigates itself, so that the next page loads once. */
function leaveFor({ request, redirect }: Page, path: string): Response {
  const isScript = request.headers.get('accept')?.startsWith('application/json') === true
  return isScript ? Response.json({ path }) : redirect(path, 303)
}

function typedIn<Name extends string>(form: FormData, fields: Typed<Name>): Typed<Name> {
  const typed = Object.keys(fields).map((name) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(typed) as Typed<Name>
}

interface ChosenFiles {
  readonly files: readonly File[]
  readonly mistakes: readonly FieldError[]
}

/** An empty file input sends a nameless file; for one that is too large the script sends its refusal. */
function filesIn(form: FormData, wanted: FilesOfForm<string> | undefined): ChosenFiles {
  if (!wanted) return { files: [], mistakes: [] }
  const { field, kinds, maximumCount } = wanted
  const sent = form.getAll(field)
  const files = sent.filter((value): value is File => value instanceof File && value.name !== '')
  const unsent = sent.filter((value) => value === UNSENT_FILE).map(() => ({ type: '', size: MAXIMUM_FILE_BYTES }))
  const chosen = [...unsent, ...files]
  const refusals = chosen.flatMap((file) => refusalOfFile(file, kinds) ?? [])
  if (chosen.length > maximumCount) refusals.push({ code: 'too-many-files', params: { maximum: maximumCount } })
  // One error a field.
  return { files, mistakes: refusals.slice(0, 1).map((refusal) => ({ path: field, ...refusal })) }
}

/** An empty field is an absent value. */
export const givenOf = <Name extends string>(typed: Typed<Name>): Partial<Typed<Name>> =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')) as Partial<Typed<Name>>
