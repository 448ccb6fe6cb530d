/**
 * The file of each release that lists its files: `RemoteDescriptor['assets']`. The server makes it. No build has a file of
 * this name: those of files have no `~`.
 */
export const ASSET_LIST = '~assets.json'
