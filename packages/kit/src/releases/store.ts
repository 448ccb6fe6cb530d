/** A part of the interface that the page uses. */
interface Release {
  /** `shell` or the remote's name. */
  name: string
  version: string
  /** Short hash of the build's content. */
  hash: string
}

let remotes: () => Release[] = () => []

/** Called by the shell with what returns the release of each remote from which its pages come now. */
export function provideReleases(read: () => Release[]) {
  remotes = read
}

/** Returns the shell, as its build wrote it into the page, and the remotes, each with the release that runs here. */
export function releasesInUse(): Release[] {
  const [version, hash] =
    document.querySelector<HTMLMetaElement>('meta[name="fichero-shell"]')?.content.split(' ') ?? []
  const shell = version && hash ? [{ name: 'shell', version, hash }] : []
  return [...shell, ...remotes()]
}
