import type { ReactNode } from 'react'
import '../../ui/question.css'

interface ChoicesProps<Name extends string> {
  /** First control; target of the error summary. */
  readonly id: string
  readonly legend: ReactNode
  readonly help?: ReactNode
  readonly names: readonly Name[]
  readonly wordsOf: (name: Name) => string
  readonly isChosen: (name: Name) => boolean
  readonly onChange: (name: Name, isTaken: boolean) => void
  readonly type: 'radio' | 'checkbox'
  readonly error: string | undefined
}

/** No default choice. */
export function Choices<Name extends string>(props: ChoicesProps<Name>) {
  const { id, legend, help, names, wordsOf, isChosen, onChange, type, error } = props
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="question" aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {names.map((name, index) => (
        <label key={name} className="check">
          <input
            id={index === 0 ? id : undefined}
            type={type}
            name={id}
            checked={isChosen(name)}
            onChange={({ target }) => onChange(name, target.checked)}
          />
          <span>{wordsOf(name)}</span>
        </label>
      ))}
      <p className="error" id={`${id}-error`}>
        {error}
      </p>
    </fieldset>
  )
}
