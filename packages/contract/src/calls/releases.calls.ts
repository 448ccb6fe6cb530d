import type { z } from 'zod'
import type {
  DeployTokenAnswer,
  DeployTokenCreated,
  DeployTokensAnswer,
  deployTokenData,
} from '../deploy-tokens.schema.ts'
import type { NextReleaseAnswer, nextReleaseData } from '../next-release.schema.ts'
import type { FiguresReceived, releaseFigures } from '../page-figures.schema.ts'
import type {
  ActivatedAnswer,
  activation,
  FileReceived,
  FormerPublishAnswer,
  ManagedRemoteAnswer,
  ManagedRemotesAnswer,
  PublishAnswer,
  RemoteStatusAnswer,
  RolledBackAnswer,
  withdrawal,
} from '../releases.schema.ts'
import type { RemoteDescriptor } from '../remotes.schema.ts'
import { get, post, put, remove } from './call.ts'

// The next eight endpoints need no session, but a deploy token of the remote as `Authorization: Bearer`.

/** Sends a release as one archive (`releaseArchive`), as `application/octet-stream`. */
export const publishRelease = post('/remotes/:nombre/publicar', {
  access: 'public',
  changes: ['remotes'],
}).returns<PublishAnswer>()

/** For release commands of `@fichero/build` 1.0, like `sendReleaseFile`: sends the descriptor before and after its files. */
export const describeRelease = post('/remotes/:nombre/lanzamientos', { access: 'public', changes: ['remotes'] })
  .takes<{ body: RemoteDescriptor }>()
  .returns<FormerPublishAnswer>()

/** Sends one file of a release: its bytes, as `application/octet-stream`. */
export const sendReleaseFile = put('/remotes/:nombre/archivos/:sha384', { access: 'public' }).returns<FileReceived>()

/** Sends what the pages of a stored release took when the release command measured them. */
export const sendFigures = put('/remotes/:nombre/lanzamientos/:hash/figuras', {
  access: 'public',
  changes: ['remotes'],
})
  .takes<{ body: z.input<typeof releaseFigures> }>()
  .returns<FiguresReceived>()

export const activatePublished = post('/remotes/:nombre/activar', { access: 'public', changes: ['remotes'] })
  .takes<{ body: z.input<typeof activation> }>()
  .returns<ActivatedAnswer>()

/** The active release of a remote, the time of its activation, and its failures. */
export const remoteStatus = get('/remotes/:nombre/estado', { access: 'public' }).returns<RemoteStatusAnswer>()

export const rollBackPublished = post('/remotes/:nombre/devolver', {
  access: 'public',
  changes: ['remotes'],
}).returns<RolledBackAnswer>()

export const retirePublished = post('/remotes/:nombre/retirar-modulo', {
  access: 'public',
  changes: ['remotes'],
}).returns<ActivatedAnswer>()

export const listManagedRemotes = get('/admin/remotes', {
  access: 'remotes:manage',
  reads: ['remotes'],
}).returns<ManagedRemotesAnswer>()

export const activateRelease = post('/admin/remotes/:nombre/activar', {
  access: 'remotes:manage',
  changes: ['remotes'],
  versioned: true,
})
  .takes<{ body: z.input<typeof activation> }>()
  .returns<ManagedRemoteAnswer>()

/** Ends the candidate, or else activates the previous release that did not fail. */
export const rollBackRemote = post('/admin/remotes/:nombre/devolver', {
  access: 'remotes:manage',
  changes: ['remotes'],
  versioned: true,
}).returns<ManagedRemoteAnswer>()

/** Retires a remote: nobody gets it until one of its releases is activated. */
export const retireRemote = post('/admin/remotes/:nombre/retirar-modulo', {
  access: 'remotes:manage',
  changes: ['remotes'],
  versioned: true,
}).returns<ManagedRemoteAnswer>()

export const pinRemote = post('/admin/remotes/:nombre/fijar', {
  access: 'remotes:manage',
  changes: ['remotes'],
}).returns<ManagedRemoteAnswer>()

export const unpinRemote = post('/admin/remotes/:nombre/soltar', {
  access: 'remotes:manage',
  changes: ['remotes'],
}).returns<ManagedRemoteAnswer>()

export const withdrawRelease = post('/admin/remotes/:nombre/retirar', {
  access: 'remotes:manage',
  changes: ['remotes'],
})
  .takes<{ body: z.input<typeof withdrawal> }>()
  .returns<ManagedRemoteAnswer>()

/** Announces the next release of the system, so that teams learn which of their releases it would not take. */
export const announceNextRelease = put('/admin/remotes/proxima', { access: 'remotes:manage', changes: ['remotes'] })
  .takes<{ body: z.input<typeof nextReleaseData> }>()
  .returns<NextReleaseAnswer>()

export const withdrawNextRelease = remove('/admin/remotes/proxima', {
  access: 'remotes:manage',
  changes: ['remotes'],
}).returns<NextReleaseAnswer>()

export const listDeployTokens = get('/admin/remotes/claves', {
  access: 'remotes:manage',
  reads: ['remotes', 'users'],
}).returns<DeployTokensAnswer>()

/** Only this answer contains the token itself. */
export const createDeployToken = post('/admin/remotes/claves', { access: 'remotes:manage', changes: ['remotes'] })
  .takes<{ body: z.input<typeof deployTokenData> }>()
  .returns<DeployTokenCreated>()

export const revokeDeployToken = post('/admin/remotes/claves/:id/revocar', {
  access: 'remotes:manage',
  changes: ['remotes'],
}).returns<DeployTokenAnswer>()
