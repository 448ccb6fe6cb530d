import { satisfiesCaret } from '@fichero/contract/compatibility'

type Factory = () => unknown

/** What a build asks of a shared module, or says of its own. */
interface ShareConfig {
  requiredVersion?: string | false
  singleton?: boolean
  strictVersion?: boolean
  eager?: boolean
}

interface Provided {
  version: string
  get: () => Factory | Promise<Factory>
  scope?: string[]
  shareConfig?: ShareConfig
}

/** A shared module in the form of the federation library, so that a container which has its own library can use it. */
interface Shared extends Provided {
  from: string
  scope: string[]
  strategy: string
  deps: string[]
  useIn: string[]
  loaded?: boolean
  loading: Promise<Factory> | null
  lib?: Factory
}

/** By name and version. */
export type ShareScope = Record<string, Record<string, Shared>>

interface SharingOptions {
  name: string
  shareStrategy?: string
  shared?: Record<string, Provided[]>
}

const DEFAULT_SCOPE = 'default'

/**
 * What the builds of shell and remotes call of a federation instance: sharing. The library's own instance also loads
 * remotes, which the shell does itself (load-entry.ts), reads manifests and runs plugins; it was 14 KB of each first visit.
 * https://module-federation.io/guide/runtime/runtime-api
 */
export class Sharing {
  readonly options: SharingOptions
  readonly name: string
  /** By name of the scope. Of a remote's instance it is the shell's. */
  shareScopeMap: Record<string, ShareScope> = {}

  constructor(options: SharingOptions) {
    this.options = options
    this.name = options.name
    this.initOptions(options)
  }

  initOptions({ shared = {} }: Partial<SharingOptions>) {
    this.registerShared(shared)
  }

  /** Adds modules to the scopes. A version that is there stays: the shell's are the only copies. */
  registerShared(shared: Record<string, Provided[]>) {
    for (const [key, versions] of Object.entries(shared))
      for (const provided of versions)
        for (const name of provided.scope ?? [DEFAULT_SCOPE]) {
          this.shareScopeMap[name] ??= {}
          const scope = this.shareScopeMap[name]
          scope[key] ??= {}
          scope[key][provided.version] ??= this.describe(provided, name)
        }
  }

  initShareScopeMap(name: string, scope: ShareScope) {
    this.shareScopeMap[name] = scope
  }

  /** @returns what is to be waited for: nothing, because no scope waits for a remote */
  initializeSharing(name: string): never[] {
    this.shareScopeMap[name] ??= {}
    return []
  }

  /**
   * @returns the module's factory; false if nobody shares the module
   * @throws Error if only other versions of it are shared
   */
  async loadShare(key: string, { customShareInfo }: { customShareInfo: Partial<Provided> }): Promise<Factory | false> {
    const shared = this.find(key, customShareInfo)
    if (!shared) return false
    shared.loading ??= load(shared)
    return shared.lib ?? shared.loading
  }

  /** For modules that run before anything can be waited for. */
  loadShareSync(key: string, { customShareInfo }: { customShareInfo: Partial<Provided> }): Factory | undefined {
    return this.find(key, customShareInfo)?.lib
  }

  private find(key: string, { scope, shareConfig }: Partial<Provided>): Shared | undefined {
    const versions = Object.values(this.shareScopeMap[scope?.[0] ?? DEFAULT_SCOPE]?.[key] ?? {})
    const range = shareConfig?.requiredVersion
    const fitting = versions.filter(({ version }) => !range || satisfiesCaret(version, range))
    if (versions.length > 0 && fitting.length === 0)
      throw new Error(`${this.name} needs ${key} ${range}, and shared is ${versions.map(({ version }) => version)}.`)
    return fitting.find(({ lib }) => lib) ?? fitting[0]
  }

  private describe(provided: Provided, scope: string): Shared {
    const { name, shareStrategy = 'loaded-first' } = this.options
    const config = { singleton: false, eager: false, strictVersion: false, ...provided.shareConfig }
    return {
      ...provided,
      shareConfig: config,
      scope: [scope],
      from: name,
      strategy: shareStrategy,
      deps: [],
      useIn: [],
      loading: null,
    }
  }
}

/** A failure is not kept: the next page that needs the module asks for it again. */
async function load(shared: Shared): Promise<Factory> {
  try {
    const factory = await shared.get()
    Object.assign(shared, { lib: factory, loaded: true })
    return factory
  } catch (error) {
    shared.loading = null
    throw error
  }
}

let shell: Sharing | undefined

/** Called by the shell's build before any of its modules runs. Developer tools look for the global. */
export function startSharing(options: SharingOptions): Sharing {
  shell = new Sharing(options)
  Object.assign(globalThis, {
    __FEDERATION__: { __INSTANCES__: [shell], __SHARE__: { [shell.name]: shell.shareScopeMap } },
  })
  return shell
}

/** What the shell shares, by scope. */
export const sharedByShell = (): Record<string, ShareScope> => shell?.shareScopeMap ?? {}
