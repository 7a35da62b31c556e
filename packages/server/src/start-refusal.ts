/**
 * A reason not to start that the person at the terminal can mend: a taken port, a bad setting, a data folder in use.
 * `main.ts` prints its message as one line without a stack; every other error is a bug and keeps its stack.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
