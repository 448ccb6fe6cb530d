/** An error of a command that the user can fix: printed without a stack trace. `exitCode` is 2 for wrong usage of the command. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {1 | 2} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
