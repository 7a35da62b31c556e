import ts from 'typescript'

/**
 * Whether a call is the `.limit(1)` of `const [row] = await select().limit(1)`: the first row is taken either way, and without the limit
 * the others are read for nothing. What locks rows, or is part of another statement, goes on after the limit.
 */
export function isLimitOfFirstRow(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { parent } = node
  if (node.expression.name.text !== 'limit' || node.arguments[0]?.getText() !== '1') return false
  if (!ts.isAwaitExpression(parent) || !ts.isVariableDeclaration(parent.parent)) return false
  const { name } = parent.parent
  return ts.isArrayBindingPattern(name) && name.elements.length === 1
}
