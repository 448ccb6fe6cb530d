/** A part of the interface that the page uses. */
interface Release {
  /** `shell` or the remote's name. */
  name: string
  version: string
  /** Short hash of the build's content. */
  hash: string
}

let remotes: readonly Release[] = []

/** Called by the shell with the remotes that the page was made with, or has read since. */
export function tellReleases(found: readonly Release[]) {
  remotes = found
}

/** Returns the shell, as its build wrote it into the page, and the remotes. */
export function releasesInUse(): Release[] {
  const [version, hash] =
    document.querySelector<HTMLMetaElement>('meta[name="fichero-shell"]')?.content.split(' ') ?? []
  const shell = version && hash ? [{ name: 'shell', version, hash }] : []
  return [...shell, ...remotes]
}
