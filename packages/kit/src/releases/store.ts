/** A release that the page runs. */
interface Release {
  /** `shell` or the remote's name. */
  name: string
  version: string
  /** Short hash of the build's content. */
  hash: string
}

let remotes: () => Release[] = () => []

/** Called by the shell with a function that returns the release of each remote that the page uses now. */
export function provideReleases(read: () => Release[]) {
  remotes = read
}

/** Returns the release of the shell, which its build wrote into the page, and those of the remotes. */
export function releasesInUse(): Release[] {
  const [version, hash] =
    document.querySelector<HTMLMetaElement>('meta[name="fichero-shell"]')?.content.split(' ') ?? []
  const shell = version && hash ? [{ name: 'shell', version, hash }] : []
  return [...shell, ...remotes()]
}
