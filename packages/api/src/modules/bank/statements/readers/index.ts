export { unpackStatementFiles, type StatementFile } from './archive.ts'
export { xmlText } from './decoding.ts'
export { excerptOf, type Excerpt } from './excerpt.ts'
export { statementEvents } from './statement-events.ts'
export type {
  BookedMovement,
  BookedPart,
  BookedStatement,
  MovementKind,
  ReadHeader,
  ReadMovement,
  ReadPart,
  StatementEvent,
  StatementFormat,
} from './statement-file.ts'
export { RefusedFile } from './refused-file.ts'
export { euroOf } from './camt-values.ts'
export { realReference } from './values.ts'
export { childOf, childrenOf, elementAt, elementsOf, requiredChild, textAt, type XmlElement } from './xml-elements.ts'
