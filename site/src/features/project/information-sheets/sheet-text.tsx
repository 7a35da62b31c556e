import type { Answer } from '@cauce/client'
import { DocumentFacts, DocumentPart } from './document-part.tsx'
import './document-text.css'

export type SheetDocument = Answer<'/v1/project/information-sheets/{id}/whole'>['document']

interface Props {
  readonly document: SheetDocument
  readonly translation: string
  /** Prefix of section ids. */
  readonly prefix: string
}

export function SheetText({ document, translation, prefix }: Props) {
  return (
    <div className="document-text" lang={document.language}>
      <DocumentFacts facts={document.facts} />
      {document.warnings.map(({ text, isTranslation }, index) => (
        <div key={text} className={index === 0 ? 'law clay' : 'law'}>
          <p>{text}</p>
          {isTranslation && <p className="pending">{translation}</p>}
        </div>
      ))}
      {document.sections.map(({ letter, title, blocks }) => (
        <section key={letter} id={`${prefix}-${letter}`} aria-labelledby={`${prefix}-${letter}-title`}>
          <h2 id={`${prefix}-${letter}-title`}>
            <span>{letter}</span>
            {title}
          </h2>
          {blocks.map((block, index) => (
            <DocumentPart key={index} block={block} />
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
