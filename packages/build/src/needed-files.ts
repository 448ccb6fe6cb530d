import type { Compilation } from '@rspack/core'
import { checkInternals } from './check-internals'
import { BOOT_CHUNK } from './shell-files'

/** Returns the scripts and style sheets among the files, without hot updates. */
const assetsOf = (files: string[]) => files.filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'))

/** Files of the shell's page, in loading order. */
export interface PageFiles {
  /** Scripts and styles that the page loads itself. */
  initial: string[]
  /** Further files of the first screen: the boot chunk, and its parts of the libraries and the kit. */
  later: string[]
}

/** Returns the files that every screen needs, without the chunks of the shell's own `import()` calls. */
export function neededFiles(compilation: Compilation): PageFiles {
  const start = compilation.entrypoints.get('main')
  const boot = compilation.namedChunkGroups.get(BOOT_CHUNK)
  if (!start || !boot) throw new Error(`The shell has no chunk named "${start ? BOOT_CHUNK : 'main'}".`)
  const initial = assetsOf(start.getFiles())
  const later = assetsOf(boot.getFiles()).filter((file) => !initial.includes(file))
  checkInternals(compilation, [...initial, ...later])
  return { initial, later }
}

/** Returns the files of named chunks, and the files with parts of the kit that are loaded on demand. */
export function filesOnDemand(compilation: Compilation, chunks: readonly string[], parts: readonly string[]): string[] {
  const ofChunks = chunks.map((name) => {
    const group = compilation.namedChunkGroups.get(name)
    if (!group) throw new Error(`The shell has no chunk named "${name}".`)
    return group.getFiles()
  })
  const ofParts = [...compilation.chunks]
    .filter((chunk) =>
      compilation.chunkGraph
        .getChunkModules(chunk)
        .some((module) => parts.some((part) => module.nameForCondition()?.endsWith(`/kit/src/${part}.ts`))),
    )
    .flatMap((chunk) => [...chunk.groupsIterable].flatMap((group) => group.getFiles()))
  return [...new Set(assetsOf([...ofChunks.flat(), ...ofParts]))]
}
