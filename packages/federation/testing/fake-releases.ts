import { ASSET_LIST } from '@fichero/contract/asset-list'
import { addressOf, describeRemote } from './fake-network'

// Releases of one remote, and addresses of theirs.

export const former = describeRemote({ hash: 'aaaaaaaaaaaaaaaa' })
export const remote = describeRemote()
export const newer = describeRemote({ hash: 'fedcba9876543210' })
export const withFormer = describeRemote({ previous: former })
export const ENTRY = addressOf(remote, 'remote-entry.js')
export const CHUNK = addressOf(remote, 'list-page.js')
export const STYLE = addressOf(remote, 'list-page.css')
/** Not told of in the list of remotes. */
export const brought = describeRemote({ hash: 'bbbbbbbbbbbbbbbb' })
export const LIST_OF_FILES = addressOf(brought, ASSET_LIST)
/** What tells whether the server answers. */
export const HEALTH = 'http://localhost/api/health/live'
/** Of the list of remotes. */
export const LIST = 'http://localhost/api/remotes'
