import { getInstance } from '@module-federation/enhanced/runtime'

/** What the shell shares with remotes, by scope, name and version. Its build declares it (packages/build/src/shared.ts). */
export const sharedModules = () => getInstance()?.shareScopeMap ?? {}
