import { Module } from '@nestjs/common'
import { UsersModule } from '../users/users.module.js'
import { ActivationService } from './activation.service.js'
import { BuildFolder } from './build-folder.js'
import { BuiltInReleases } from './built-in-releases.js'
import { CausesService } from './causes.service.js'
import { DeployTokenGuard } from './deploy-token.guard.js'
import { DeployTokensController } from './deploy-tokens.controller.js'
import { DeployTokensService } from './deploy-tokens.service.js'
import { FailuresService } from './failures.service.js'
import { FormerPublishingController } from './former-publishing.controller.js'
import { ManagedRemotesController } from './managed-remotes.controller.js'
import { ManagedRemotesService } from './managed-remotes.service.js'
import { NextReleaseController } from './next-release.controller.js'
import { NextReleaseService } from './next-release.service.js'
import { NextReleaseMail } from './next-release-mail.js'
import { PackageRegistry } from './package-registry.js'
import { PublishingController } from './publishing.controller.js'
import { PublishingService } from './publishing.service.js'
import { RemotesController } from './remotes.controller.js'
import { RunningReleases } from './running-releases.js'
import { ServedFiles } from './served-files.js'
import { ServedReleases } from './served-releases.js'
import { ShellVersions } from './shell-versions.js'
import { ViolationsService } from './violations.service.js'

@Module({
  imports: [UsersModule],
  controllers: [
    RemotesController,
    PublishingController,
    FormerPublishingController,
    DeployTokensController,
    NextReleaseController,
    ManagedRemotesController,
  ],
  providers: [
    BuildFolder,
    ShellVersions,
    ServedReleases,
    BuiltInReleases,
    ServedFiles,
    PackageRegistry,
    NextReleaseService,
    NextReleaseMail,
    RunningReleases,
    ManagedRemotesService,
    ActivationService,
    DeployTokensService,
    DeployTokenGuard,
    PublishingService,
    CausesService,
    FailuresService,
    ViolationsService,
  ],
  exports: [
    ManagedRemotesService,
    BuiltInReleases,
    ServedReleases,
    RunningReleases,
    ServedFiles,
    BuildFolder,
    PackageRegistry,
    NextReleaseService,
  ],
})
export class RemotesModule {}
