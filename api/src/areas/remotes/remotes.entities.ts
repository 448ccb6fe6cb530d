import { DeployToken } from './deploy-token.entity.js'
import { FailureCause } from './failure-cause.entity.js'
import { Release } from './release.entity.js'
import { ReleaseFile } from './release-file.entity.js'
import { ReleaseFilePart } from './release-file-part.entity.js'
import { Remote } from './remote.entity.js'
import { RemoteFailureCount } from './remote-failure.entity.js'

export const REMOTES_ENTITIES = [
  Remote,
  Release,
  ReleaseFile,
  ReleaseFilePart,
  RemoteFailureCount,
  FailureCause,
  DeployToken,
]
