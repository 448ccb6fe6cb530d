/** A remote that a developer serves on the browser's machine; it replaces the remote's release. */
export interface RemoteOverride {
  name: string
  /** `http://localhost:5174`: where `remote.json` and the files that it lists are. */
  origin: string
}

/**
 * Name of the query parameter that sets an override (`?remote-override=fichas@http://localhost:5174`) or clears it if it is
 * empty; of the cookie that stores it; and of the `<meta>` with which the server passes it to the page.
 */
export const OVERRIDE = 'remote-override'

/** Loopback addresses, except `[::1]`: a content security policy cannot name it. */
const FORM = /^([a-z][a-z0-9-]{0,39})@(http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5})$/

/** Parses an override; undefined for anything but a remote on a port of this machine. */
export function readOverride(text: string): RemoteOverride | undefined {
  const match = FORM.exec(text)
  return match ? { name: match[1]!, origin: match[2]! } : undefined
}

/** Formats an override, as `readOverride` parses it. */
export const writeOverride = ({ name, origin }: RemoteOverride) => `${name}@${origin}`
