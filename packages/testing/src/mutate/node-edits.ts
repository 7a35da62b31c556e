import ts from 'typescript'
import { isLimitOfFirstRow } from './first-row.ts'

/** Operators and what stands in for them. */
const SWAPPED: Partial<Record<ts.SyntaxKind, readonly [text: string, kind: string]>> = {
  [ts.SyntaxKind.LessThanToken]: ['<=', 'border'],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', 'border'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', 'border'],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', 'border'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!==', 'condition'],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['===', 'condition'],
  [ts.SyntaxKind.PlusToken]: ['-', 'arithmetic'],
  [ts.SyntaxKind.MinusToken]: ['+', 'arithmetic'],
  [ts.SyntaxKind.AsteriskToken]: ['/', 'arithmetic'],
  [ts.SyntaxKind.SlashToken]: ['*', 'arithmetic'],
  [ts.SyntaxKind.PercentToken]: ['*', 'arithmetic'],
}
/** Operators of which either side may be left out. */
const JOINING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
])
/** Links of a chain of calls that restrict or order what comes before them. */
const LINKS =
  /^(where|filter|for|limit|orderBy|having|sort|toSorted|toReversed|slice|trim|toLowerCase|toUpperCase|replaceAll|replace|min|max|length|regex|refine|superRefine|check|positive|nonnegative|int|multipleOf|onConflictDoUpdate)$/
/** Functions of which any argument may be left out. */
const COMBINING = /^(and|or|allOf)$/
const TWINS = new Map(Object.entries({ some: 'every', every: 'some', min: 'max', max: 'min' }))
/** Scopes of permissions, and what is wider. */
const WIDER = new Map(Object.entries({ own: 'all', assigned: 'all' }))

/** A fault of one node of the syntax tree: what stands there instead. */
export interface NodeEdit {
  readonly node: Pick<ts.Node, 'getStart' | 'getEnd'>
  readonly text: string
  readonly kind: string
}

/** The faults that can be planted at a node itself. Its children have their own. */
export function editsOf(node: ts.Node): NodeEdit[] {
  if (isLimitOfFirstRow(node) || (ts.isNumericLiteral(node) && isLimitOfFirstRow(node.parent))) return []
  if (ts.isBinaryExpression(node)) return binaryEdits(node)
  if (ts.isCallExpression(node)) return callEdits(node)
  if (ts.isIfStatement(node))
    return [negated(node.expression), ...(node.elseStatement ? [] : [{ node, text: ';', kind: 'statement' }])]
  if (ts.isConditionalExpression(node)) return [negated(node.condition)]
  if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression))
    return [{ node, text: ';', kind: 'statement' }]
  if (ts.isThrowStatement(node)) return [{ node, text: ';', kind: 'statement' }]
  if (ts.isArrayLiteralExpression(node)) return isDeclaring(node) ? [] : listEdits(node.elements, 'element')
  if (ts.isSpreadAssignment(node)) return [{ node, text: '...{}', kind: 'spread' }]
  return literalEdits(node)
}

const negated = (condition: ts.Expression): NodeEdit => ({
  node: condition,
  text: `!(${condition.getText()})`,
  kind: 'condition',
})

/** The refusals that a call names are for the reader of the reference: the tests of the API accept no other. */
const isDeclaring = ({ parent, elements }: ts.ArrayLiteralExpression): boolean =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === 'errors' && elements.every(ts.isStringLiteral)

function binaryEdits(node: ts.BinaryExpression): NodeEdit[] {
  const { kind } = node.operatorToken
  const swap = SWAPPED[kind]
  if (swap) return [{ node: node.operatorToken, text: swap[0], kind: swap[1] }]
  if (!JOINING.has(kind) || isOptionalEntry(node)) return []
  return [
    { node, text: node.left.getText(), kind: 'part' },
    { node, text: node.right.getText(), kind: 'part' },
  ]
}

/** `wanted && entry` in a list, or spread: the entry is left out as a whole. */
const isOptionalEntry = ({ parent }: ts.Node): boolean =>
  ts.isArrayLiteralExpression(parent) ||
  (ts.isParenthesizedExpression(parent) && ts.isSpreadAssignment(parent.parent)) ||
  (ts.isCallExpression(parent) && COMBINING.test(parent.expression.getText()))

function callEdits(node: ts.CallExpression): NodeEdit[] {
  const called = node.expression
  if (ts.isIdentifier(called)) return COMBINING.test(called.text) ? listEdits(node.arguments, 'part') : []
  if (!ts.isPropertyAccessExpression(called)) return []
  const [name, receiver] = [called.name.text, called.expression.getText()]
  const twin = TWINS.get(name)
  const isLink = LINKS.test(name) && receiver !== 'Math' && receiver !== 'z'
  return [
    ...(isLink ? [{ node, text: receiver, kind: name }] : []),
    ...(twin && (!isLink || receiver === 'Math') ? [{ node: called.name, text: twin, kind: name }] : []),
  ]
}

/** Leaves out each of several elements in turn, with its comma. */
function listEdits(elements: ts.NodeArray<ts.Expression>, kind: string): NodeEdit[] {
  if (elements.length < 2) return []
  return elements.map((element, index) => ({
    node:
      index === 0
        ? { getStart: () => element.getStart(), getEnd: () => elements[1]!.getStart() }
        : { getStart: () => elements[index - 1]!.getEnd(), getEnd: () => element.getEnd() },
    text: '',
    kind,
  }))
}

/** The longest text or list, and a time in milliseconds: one more or less is not felt. That there is a limit has faults of its own. */
const isUnfelt = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent)
    ? /^(text|optionalText)$|^(?!Math).*\.max$/s.test(parent.expression.getText())
    : (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && /(_MS|Ms)$/.test(parent.name.getText())

/** A number that the compiler reads as one: a sum would have no type of its own. */
const inBrackets = (number: string) => (number.startsWith('-') ? `(${number})` : number)
const bigintOf = (node: ts.BigIntLiteral) => BigInt(node.text.replaceAll(/[n_]/g, ''))

function literalEdits(node: ts.Node): NodeEdit[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, text: 'false', kind: 'boolean' }]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, text: 'true', kind: 'boolean' }]
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ node, text: node.operand.getText(), kind: 'condition' }]
  // rows[1] instead of rows[0] fails at once.
  if (ts.isNumericLiteral(node) && !ts.isElementAccessExpression(node.parent) && !isUnfelt(node))
    return [-1, 1].map((step) => ({ node, text: inBrackets(`${Number(node.text) + step}`), kind: 'number' }))
  if (ts.isBigIntLiteral(node))
    return [-1n, 1n].map((step) => ({ node, text: inBrackets(`${bigintOf(node) + step}n`), kind: 'number' }))
  if (ts.isStringLiteral(node) && ts.isPropertyAssignment(node.parent) && WIDER.has(node.text))
    return [{ node, text: `'${WIDER.get(node.text)}'`, kind: 'scope' }]
  return []
}
