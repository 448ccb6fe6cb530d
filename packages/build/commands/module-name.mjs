import { RspackCLI } from '@rspack/cli'
import { Refusal } from './refusal.mjs'
import { requireModule } from './tools.mjs'

/** The name in the module's remote.ts, by its build's configuration: that is TypeScript, which Node 20 does not read. */
export async function moduleName() {
  requireModule()
  const { config } = await new RspackCLI().loadConfig({})
  if (!('name' in config) || !config.name)
    throw new Refusal('rspack.config.ts is not what defineRemote of @fichero/build returns.')
  return config.name
}
