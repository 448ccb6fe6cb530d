import { ASSET_LIST } from '@fichero/contract/asset-list'
import { addressOf, describeRemote } from './fake-network'

// Releases of one remote, and URLs of their files. The specs list `remote`; `former` is older and `newer` is newer.

export const former = describeRemote({ hash: 'aaaaaaaaaaaaaaaa' })
export const remote = describeRemote()
export const newer = describeRemote({ hash: 'fedcba9876543210' })
/** `remote`, with `former` as its previous release. */
export const withFormer = describeRemote({ previous: former })
export const ENTRY = addressOf(remote, 'remote-entry.js')
export const CHUNK = addressOf(remote, 'list-page.js')
export const STYLE = addressOf(remote, 'list-page.css')
/** A release whose document does not have the hashes of all files; see `describePartially`. */
export const partial = describeRemote({ hash: 'bbbbbbbbbbbbbbbb' })
export const LIST_OF_FILES = addressOf(partial, ASSET_LIST)
/** The request that checks whether the server answers. */
export const HEALTH = 'http://localhost/api/health/live'
/** The list of remotes. */
export const LIST = 'http://localhost/api/remotes'
