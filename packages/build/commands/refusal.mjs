/** What a person can act on: printed as it is, without a stack. `exitCode` is 2 where the command was not asked rightly. */
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
