/** An error of the configuration, for which the server does not start. The message is written for the operator. */
export class ConfigError extends Error {
  constructor(variable: string, why: string) {
    super(`${variable}: ${why}`)
  }
}
