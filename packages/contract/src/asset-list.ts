/**
 * Name of the file that lists all files of a release (`RemoteDescriptor['assets']`). The server makes this file. The name
 * cannot collide with files of a build, whose names never contain `~`.
 */
export const ASSET_LIST = '~assets.json'
