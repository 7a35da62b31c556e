import { partAtQuotes } from '@cauce/contract/project/quotes.ts'

/** Statements found false, and the word that says so to who cannot see the stroke. */
export interface Struck {
  readonly quotes: readonly string[]
  readonly label: string
}

interface Props {
  readonly struck: Struck | undefined
  readonly text: string
}

export const StruckText = ({ struck, text }: Props) =>
  partAtQuotes(text, struck?.quotes ?? []).map((piece, index) =>
    piece.isQuoted ? (
      <del key={index}>
        <span className="visually-hidden">{struck?.label}: </span>
        {piece.text}
      </del>
    ) : (
      piece.text
    ),
  )
