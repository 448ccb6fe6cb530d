/**
 * Writes a sentence for the operator to stderr, in the format of the server's log (`LOG_FORMAT`).
 * @param {'warn' | 'fatal'} level
 * @param {string} msg
 */
export function say(level, msg) {
  const line = { level, time: new Date().toISOString(), pid: process.pid, msg }
  process.stderr.write(process.env.LOG_FORMAT === 'text' ? `${msg}\n` : `${JSON.stringify(line)}\n`)
}
