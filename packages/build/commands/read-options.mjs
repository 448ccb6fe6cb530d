import { parseArgs } from 'node:util'
import { Refusal } from './refusal.mjs'

/** @typedef {{ [name: string]: { type: 'string' | 'boolean' } }} OptionTypes */

/**
 * Parses the arguments after a verb: its options, and exactly `words` positional arguments. Others are refused with the usage.
 * @param {string[]} args
 * @param {string} usage shown if the arguments are invalid
 * @param {OptionTypes} [options]
 * @returns {{ values: Record<string, any>, positionals: string[] }}
 */
export function readArgs(args, usage, options = {}, words = 0) {
  try {
    const read = parseArgs({ args, options, allowPositionals: words > 0 })
    if (read.positionals.length === words) return read
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${usage}`, 2)
  }
  throw new Refusal(usage, 2)
}

/** Options of commands that check a build. */
export const CHECKED = /** @type {const} */ ({ 'no-build': { type: 'boolean' }, 'no-browser': { type: 'boolean' } })

/** Help text of the options in `CHECKED`. */
export const CHECKED_USAGE = `  --no-build       uses the existing build in dist
  --no-browser     skips the check in a browser`

/**
 * Returns the address of the system.
 * @param {Record<string, string | undefined>} env
 */
export function readUrl({ FICHERO_URL: url = '' }) {
  if (!/^https?:\/\/[^/]/.test(url))
    throw new Refusal('FICHERO_URL is not set. Set it to the address of the system.', 2)
  return url.replace(/\/+$/, '')
}

/**
 * Returns the address of the system and the deploy token.
 * @param {Record<string, string | undefined>} env
 */
export function readSystem(env) {
  const url = readUrl(env)
  const { FICHERO_DEPLOY_TOKEN: token } = env
  if (!token) throw new Refusal('FICHERO_DEPLOY_TOKEN is not set. Set it to a deploy token of the module.', 2)
  return { url, token }
}

/** Parses the option `--for`: who gets a release. Without the option, everybody. @param {string | undefined} who */
export function audienceOf(who) {
  if (who === undefined) return { para: 'todos' }
  if (who === 'administradores') return { para: who }
  if (/^[1-9]\d?$/.test(who)) return { para: 'porcentaje', porcentaje: Number(who) }
  throw new Refusal('--for must be administradores, or a number from 1 to 99.', 2)
}
