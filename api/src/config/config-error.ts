/** An invalid setting that stops the start. The message is written for the person who runs the server. */
export class ConfigError extends Error {
  constructor(variable: string, why: string) {
    super(`${variable}: ${why}`)
  }
}
