import type { ErrorCode } from '@cauce/contract/errors.ts'
import { fieldErrorsOf } from '@cauce/contract/problem.ts'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import { toNestErrors } from '@hookform/resolvers'
import { useRef, useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import type { Failure, Outcome } from './api.ts'
import { wordsOfFailure } from './failure.ts'
import { useTranslate } from './island.tsx'

/** A form over a schema of the contract: the same rules and words before sending and after a refusal. */
export interface ContractForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  /** The words at a field, if something is wrong there. */
  errorOf(path: Path<Values>): string | undefined
  /** For `<ErrorSummary {...summary}>`. */
  readonly summary: {
    readonly message: string | undefined
    readonly fields: Readonly<Record<string, string>>
    readonly attempt: number
  }
  readonly isSending: boolean
  /** The handler of `onSubmit`: sends valid values once, however often it is pressed; a refusal keeps what was typed. */
  submit<Data>(
    send: (values: Values) => Promise<Outcome<Data>>,
    onDone: (data: Data, values: Values) => void | Promise<void>,
  ): (event?: React.SyntheticEvent) => Promise<void>
  /** Examines everything and shows what is wrong, when something outside the schema keeps the form from being sent. */
  showErrors(): Promise<void>
}

interface ContractFormOptions<Values extends FieldValues> {
  readonly schema: z.ZodType<unknown, Values>
  readonly defaultValues: DefaultValues<Values>
  /** Where a refusal of the whole can be mended, if the API does not name the field itself. */
  readonly fieldOfCode?: Partial<Record<ErrorCode, Path<Values>>>
}

export function useContractForm<Values extends FieldValues>(
  options: ContractFormOptions<Values>,
): ContractForm<Values> {
  const { schema, defaultValues, fieldOfCode = {} } = options
  const t = useTranslate()
  const form = useForm<Values>({
    defaultValues,
    resolver: contractResolver(schema, t),
    // Not when a field is left: words that appear then move what is being pressed at that moment from under the pointer.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const [attempt, setAttempt] = useState(0)
  const [message, setMessage] = useState<string>()
  const isUnderWay = useRef(false)
  const { errors, isSubmitting } = form.formState

  function refuse(failure: Failure) {
    const words = wordsOfFailure(t, failure)
    const path = failure.kind === 'refused' ? fieldOfCode[failure.problem.code as ErrorCode] : undefined
    const fields =
      Object.keys(words.fields).length === 0 && path !== undefined ? { [path]: words.message } : words.fields
    for (const [field, text] of Object.entries(fields))
      form.setError(field as Path<Values>, { type: 'server', message: text })
    setMessage(words.message)
    setAttempt((count) => count + 1)
  }

  return {
    form,
    errorOf: (path) => form.getFieldState(path, form.formState).error?.message,
    summary: { message, fields: flatten(errors), attempt },
    isSending: isSubmitting,
    submit: (send, onDone) => (event) => {
      if (event?.target instanceof HTMLFormElement) takeOver(form, event.target)
      return form.handleSubmit(
        async (values) => {
          if (isUnderWay.current) return
          isUnderWay.current = true
          setMessage(undefined)
          try {
            const outcome = await send(values)
            if (outcome.failure) refuse(outcome.failure)
            else await onDone(outcome.data, values)
          } finally {
            isUnderWay.current = false
          }
        },
        () => {
          setMessage(undefined)
          setAttempt((count) => count + 1)
        },
      )(event)
    },
    showErrors: async () => {
      // As a send would, so that from now on each error goes as soon as it is mended.
      await form.handleSubmit(() => {})()
      setMessage(undefined)
      setAttempt((count) => count + 1)
    },
  }
}

/**
 * Checks by the contract and speaks with its words. The values stay as they were typed: the API takes the wire side of a
 * schema, and decodes it itself.
 */
export function contractResolver<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
  t: Translate<'errors' | 'errorWords'>,
): Resolver<Values> {
  return async (typed, _context, options) => {
    const values = withoutEmpty(typed)
    const parsed = await schema.safeParseAsync(values)
    if (parsed.success) return { values, errors: {} }
    const refused = fieldErrorsOf(parsed.error.issues, values).map((error) => [
      error.path,
      { type: error.code, message: errorMessage(t, error) },
    ])
    return { values: {}, errors: toNestErrors(Object.fromEntries(refused), options) as FieldErrors<Values> }
  }
}

/**
 * What was typed or filled in by the browser before the island was alive stands in the page and is unknown to the form: what
 * is seen is what is sent.
 */
function takeOver<Values extends FieldValues>(form: UseFormReturn<Values>, element: HTMLFormElement): void {
  for (const control of element.elements) {
    if (!isTyped(control) || control.type === 'file') continue
    const path = control.name as Path<Values>
    const known: unknown = form.getValues(path)
    if (control.type === 'checkbox') {
      if (known === false && (control as HTMLInputElement).checked) form.setValue(path, true as never)
    } else if (known === '' && control.value !== '') form.setValue(path, control.value as never)
  }
}

const isTyped = (control: Element) =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement

/** An empty control is an absent value: required where the contract says so, left out of the body where it does not. */
function withoutEmpty<Values extends FieldValues>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined)) as Values
}

/** `{ company: { name: { message } } }` -> `{ 'company.name': message }`. */
function flatten(errors: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
      if (typeof error !== 'object' || error === null) return []
      if ('message' in error && typeof error.message === 'string') return [[prefix + name, error.message]]
      return Object.entries(flatten(error, `${prefix}${name}.`))
    }),
  )
}
