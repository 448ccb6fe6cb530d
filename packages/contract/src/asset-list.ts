/** The file of each release that lists its files: `RemoteDescriptor['assets']`. The server makes it. */
export const ASSET_LIST = 'assets.json'
