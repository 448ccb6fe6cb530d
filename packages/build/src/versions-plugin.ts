import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { ShellVersionsFile } from '@fichero/contract/releases.schema'
import type { Compiler } from '@rspack/core'
import { installed, readPackage } from './workspace'

const NAME = 'VersionsPlugin'

/** Major version of the federation runtime, which the shell provides and remotes take. */
export const RUNTIME_MAJOR = Number.parseInt(installed('@module-federation/webpack-bundler-runtime'), 10)

/** Emits `shell.json`: what the shell offers, for the server and release commands to compare remotes with. */
export class VersionsPlugin {
  constructor(private readonly dir: string) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack
    const versions: ShellVersionsFile = {
      version: readPackage(this.dir).version,
      contract: CONTRACT_MAJOR,
      kit: installed('@fichero/kit'),
      runtime: RUNTIME_MAJOR,
    }
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () =>
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(versions))),
      )
    })
  }
}
