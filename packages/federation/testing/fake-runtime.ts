import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

interface Container {
  init(): void
  get(page: string): Promise<() => unknown>
}

type Share = { get: () => unknown }

/**
 * The part of the federation runtime that the loader uses. Like the real one it caches a container, or its failure, by
 * name.
 */
export class FakeRuntime {
  readonly shares: Record<string, Record<string, Record<string, Share>>> = {
    default: { '@fichero/kit/api': { '1.0.0': { get: () => undefined } } },
  }
  readonly registered: { name: string; entry: string }[] = []
  private readonly containers = new Map<string, Promise<Container>>()
  private plugin: ModuleFederationRuntimePlugin | undefined

  registerPlugins = ([plugin]: ModuleFederationRuntimePlugin[]) => {
    this.plugin = plugin
  }

  registerRemotes = (remotes: { name: string; entry: string }[]) => {
    this.registered.push(...remotes)
  }

  loadRemote = async (id: string) => {
    const slash = id.indexOf('/')
    const name = id.slice(0, slash)
    const container = this.containers.get(name) ?? this.loadContainer(name)
    this.containers.set(name, container)
    const factory = await (await container).get(`./${id.slice(slash + 1)}`)
    return factory()
  }

  getInstance = () => ({ shareScopeMap: this.shares })

  private loadContainer = async (name: string) =>
    (await this.plugin?.loadEntry?.({ remoteInfo: { name } } as never)) as unknown as Container
}

/**
 * Sets what a remote's entry leaves on the page: its pages by name, each with its exports or the error of loading it.
 */
export function leaveContainer(remote: string, pages: Record<string, unknown>) {
  const container: Container = {
    init: () => undefined,
    get: async (page) => {
      const exported = pages[page.replace('./', '')]
      if (exported instanceof Promise) await exported
      if (exported instanceof Error) throw exported
      return () => exported
    },
  }
  Object.assign(window, { [`fichero_${remote}`]: container })
}
