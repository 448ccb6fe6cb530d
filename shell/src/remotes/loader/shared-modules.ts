import { getInstance } from '@module-federation/enhanced/runtime'

/** The modules that the shell shares with remotes, by scope, name and version. packages/build/src/shared.ts lists them. */
export const sharedModules = () => getInstance()?.shareScopeMap ?? {}

/** Major version of the federation library that shell and remotes share. */
export function runtimeMajor(): number | undefined {
  const version = getInstance()?.version
  return version === undefined ? undefined : Number.parseInt(version, 10)
}
