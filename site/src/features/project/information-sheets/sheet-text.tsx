import type { Answer } from '@cauce/client'
import { StruckText, type Struck } from '../../../ui/struck.tsx'
import { DocumentFacts, DocumentPart } from './document-part.tsx'
import './document-text.css'

export type SheetDocument = Answer<'/v1/project/information-sheets/{id}/whole'>['document']

interface Props {
  readonly document: SheetDocument
  readonly struck?: Struck | undefined
  /** Prefix of section ids. */
  readonly prefix: string
}

export function SheetText({ document, struck, prefix }: Props) {
  return (
    <div className="document-text" lang={document.language}>
      <DocumentFacts facts={document.facts} struck={struck} />
      {document.warnings.map((text, index) => (
        <p key={text} className={index === 0 ? 'law clay' : 'law'}>
          <StruckText struck={struck} text={text} />
        </p>
      ))}
      {document.sections.map(({ letter, title, blocks }) => (
        <section key={letter} id={`${prefix}-${letter}`} aria-labelledby={`${prefix}-${letter}-title`}>
          <h2 id={`${prefix}-${letter}-title`}>
            <span>{letter}</span>
            {title}
          </h2>
          {blocks.map((block, index) => (
            <DocumentPart key={index} block={block} struck={struck} />
          ))}
        </section>
      ))}
      {document.footnotes.map((note) => (
        <p key={note} className="fine">
          {note}
        </p>
      ))}
    </div>
  )
}
