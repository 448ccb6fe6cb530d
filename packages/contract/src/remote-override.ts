/** A remote that a developer serves on the machine of the browser, in place of its release. */
export interface RemoteOverride {
  name: string
  /** `http://localhost:5174`: where `remote.json` and the files that it lists are. */
  origin: string
}

/**
 * The parameter of an address that sets an override (`?remote-override=fichas@http://localhost:5174`), or clears it if it
 * is empty; the cookie that keeps it; and the `<meta>` by which the server tells the page.
 */
export const OVERRIDE = 'remote-override'

/** Loopback only. `[::1]` is not among it: no content security policy can name it. */
const FORM = /^([a-z][a-z0-9-]{0,39})@(http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5})$/

/** Returns the override that a text says; undefined for anything but a remote on a port of this machine. */
export function readOverride(text: string): RemoteOverride | undefined {
  const found = FORM.exec(text)
  return found ? { name: found[1]!, origin: found[2]! } : undefined
}

export const writeOverride = ({ name, origin }: RemoteOverride) => `${name}@${origin}`
