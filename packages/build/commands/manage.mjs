// `npm run status | activate | rollback | retire -w mfe-NAME`: what a module's team does with what is published. See USAGE.
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { audienceOf, readSystem } from './read-options.mjs'
import { Refusal } from './refusal.mjs'
import { Registry } from './registry.mjs'
import { releasesMeant, statusText } from './status-text.mjs'

const USAGE = `npm run VERB -w mfe-NAME
  status                        what everybody gets, since when, and what failed
  activate -- WHICH [--for WHO] a version, a hash or its beginning; WHO is administradores, or a percentage (1 to 99)
  rollback                      ends the candidate, or else brings the previous release back
  retire                        takes the module out of menu, dashboard and search; its tokens rest
FICHERO_URL is the address of the system, FICHERO_DEPLOY_TOKEN a deploy token of the module.
`

/** npm runs the command in the module's folder. */
const name = basename(process.cwd()).replace(/^mfe-/, '')
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`)

/** @type {Record<string, (registry: Registry, args: string[]) => Promise<void>>} */
const VERBS = {
  async status(registry) {
    for (const line of statusText(await registry.status(name))) say(line)
  },
  async activate(registry, args) {
    const { values, positionals } = parse(args)
    const [said = ''] = positionals
    const [release, another] = releasesMeant(await registry.status(name), said)
    if (!release || another)
      throw new Refusal(
        `${release ? 'Several releases are' : 'No release is'} meant by “${said}”. See npm run status.`,
        2,
      )
    say((await registry.activate(name, { hash: release.hash, ...audienceOf(values.for) })).msg)
  },
  async rollback(registry) {
    say((await registry.rollBack(name)).msg)
  },
  async retire(registry) {
    say((await registry.retire(name)).msg)
  },
}

try {
  const [verb = '', ...args] = process.argv.slice(2)
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
  if (!run) throw new Refusal(USAGE, 2)
  await run(new Registry(readSystem(process.env)), args)
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message : (error.stack ?? error)}\n`)
  process.exitCode = error.exitCode ?? 1
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { for: { type: 'string' } } })
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${USAGE}`, 2)
  }
}
