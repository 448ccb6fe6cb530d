import { getInstance } from '@module-federation/enhanced/runtime'

/** What the shell shares with remotes, by scope, name and version. Its build declares it (packages/build/src/shared.ts). */
export const sharedModules = () => getInstance()?.shareScopeMap ?? {}

/** Major version of the federation library that shell and remotes share. */
export function runtimeMajor(): number | undefined {
  const version = getInstance()?.version
  return version === undefined ? undefined : Number.parseInt(version, 10)
}
