/** Text split at line ends: LF, CRLF or CR alone. */
export function* linePiecesOf(
  text: Iterable<string>,
): Generator<{ readonly part: string; readonly endsLine: boolean }> {
  let endsWithReturn = false
  for (const piece of text) {
    // CRLF may lie in two pieces.
    const parts = (endsWithReturn && piece.startsWith('\n') ? piece.slice(1) : piece).split(/\r\n|\r|\n/)
    if (piece !== '') endsWithReturn = piece.endsWith('\r')
    for (const [index, part] of parts.entries()) yield { part, endsLine: index < parts.length - 1 }
  }
}
