import { parseArgs } from 'node:util'
import { Refusal } from './refusal.mjs'

/** @typedef {{ [name: string]: { type: 'string' | 'boolean' } }} Known */

/**
 * What is said after a verb: its options, and as many words as it takes.
 * @param {string[]} args
 * @param {string} usage said where it is not understood
 * @param {Known} [options]
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

/** How a build is checked. */
export const CHECKED = /** @type {const} */ ({ 'no-build': { type: 'boolean' }, 'no-browser': { type: 'boolean' } })

export const CHECKED_USAGE = `  --no-build       takes what is in dist
  --no-browser     leaves out the check in a browser`

/**
 * The address of the system that is meant.
 * @param {Record<string, string | undefined>} env
 */
export function readUrl({ FICHERO_URL: url = '' }) {
  if (!/^https?:\/\/[^/]/.test(url)) throw new Refusal('FICHERO_URL is not set: the address of the system.', 2)
  return url.replace(/\/+$/, '')
}

/**
 * The system that is meant, and what opens it.
 * @param {Record<string, string | undefined>} env
 */
export function readSystem(env) {
  const url = readUrl(env)
  const { FICHERO_DEPLOY_TOKEN: token } = env
  if (!token) throw new Refusal('FICHERO_DEPLOY_TOKEN is not set: a deploy token of the module.', 2)
  return { url, token }
}

/** @param {string | undefined} who */
export function audienceOf(who) {
  if (who === undefined) return { para: 'todos' }
  if (who === 'administradores') return { para: who }
  if (/^[1-9]\d?$/.test(who)) return { para: 'porcentaje', porcentaje: Number(who) }
  throw new Refusal('--for is administradores, or a number from 1 to 99.', 2)
}
