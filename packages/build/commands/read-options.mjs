import { parseArgs } from 'node:util'
import { Refusal } from './refusal.mjs'

export const USAGE = `npm run release -w mfe-NAME -- [options]
  --activate           activates it for everyone, if the deploy token may
  --for WHO            with --activate: administradores, or a percentage of people (1 to 99)
  --no-build           takes what is in dist
  --no-browser         leaves out the check in a browser
FICHERO_URL is the address of the system, FICHERO_DEPLOY_TOKEN a deploy token of the module: an administrator makes one
on the page of modules.
`

/**
 * @typedef {{ url: string, token: string, builds: boolean, opens: boolean, activation?: { para: string, porcentaje?: number } }} Options
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Options}
 */
export function readOptions(args, env) {
  const values = parse(args)
  const asked = { ...readSystem(env), builds: !values['no-build'], opens: !values['no-browser'] }
  if (!values.activate) {
    if (values.for !== undefined) throw new Refusal('--for says for whom --activate is.', 2)
    return asked
  }
  return { ...asked, activation: audienceOf(values.for) }
}

/**
 * The system that is meant, and what opens it.
 * @param {Record<string, string | undefined>} env
 */
export function readSystem({ FICHERO_URL: url = '', FICHERO_DEPLOY_TOKEN: token = '' }) {
  if (!/^https?:\/\/[^/]/.test(url)) throw new Refusal('FICHERO_URL is not set: the address of the system.', 2)
  if (!token) throw new Refusal('FICHERO_DEPLOY_TOKEN is not set: a deploy token of the module.', 2)
  return { url: url.replace(/\/+$/, ''), token }
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        activate: { type: 'boolean' },
        for: { type: 'string' },
        'no-build': { type: 'boolean' },
        'no-browser': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${USAGE}`, 2)
  }
}

/** @param {string | undefined} who */
export function audienceOf(who) {
  if (who === undefined) return { para: 'todos' }
  if (who === 'administradores') return { para: who }
  if (/^[1-9]\d?$/.test(who)) return { para: 'porcentaje', porcentaje: Number(who) }
  throw new Refusal('--for is administradores, or a number from 1 to 99.', 2)
}
