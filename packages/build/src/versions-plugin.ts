import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { ShellVersionsFile } from '@fichero/contract/next-release.schema'
import type { Compiler } from '@rspack/core'
import { production } from './base-config'
import { offeredKitNames } from './kit-names'
import { installed, systemVersion } from './packages'
import type { ShellFiles } from './page-plugin'
import { RUNTIME_MAJOR } from './runtime-major'
import { offeredCalls } from './used-calls'

const NAME = 'VersionsPlugin'

/**
 * Emits `shell.json`: the versions, kit names and endpoints that this release of the system offers, against which the server and release commands check remotes, and
 * the hash of the build, by which open pages detect a newer build.
 */
export class VersionsPlugin {
  constructor(
    private readonly dir: string,
    private readonly page: ShellFiles,
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const versions: ShellVersionsFile = {
            ...this.versions,
            exports: offeredKitNames(compilation, this.dir),
            ...(production && { calls: await offeredCalls(this.dir) }),
          }
          compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(versions)))
        },
      )
    })
  }

  private get versions(): Omit<ShellVersionsFile, 'exports' | 'calls'> {
    const offered = (name: string) => installed(name, this.dir).version
    return {
      version: systemVersion(this.dir),
      ...(production && { hash: this.page.hash }),
      contract: CONTRACT_MAJOR,
      kit: offered('@fichero/kit'),
      offers: {
        react: offered('react'),
        'react-dom': offered('react-dom'),
        '@fichero/contract': offered('@fichero/contract'),
      },
      runtime: RUNTIME_MAJOR,
    }
  }
}
