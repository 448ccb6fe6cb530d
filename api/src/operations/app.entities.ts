import { EndedSession } from '../access/ended-session.entity.js'
import { Link } from '../areas/access-links/link.entity.js'
import { InstitutionSession } from '../areas/auth/institution/institution-session.entity.js'
import { KnownOrigin } from '../areas/auth/known-origin.entity.js'
import { Centre } from '../areas/centres/centre.entity.js'
import { Workplace } from '../areas/centres/workplace.entity.js'
import { Apprentice } from '../areas/fichas/apprentice.entity.js'
import { ApprenticeWord } from '../areas/fichas/apprentice-word.entity.js'
import { Batch } from '../areas/fichas/batches/batch.entity.js'
import { BatchReport } from '../areas/fichas/batches/batch-report.entity.js'
import { Enrolment } from '../areas/fichas/enrolment.entity.js'
import { Ficha } from '../areas/fichas/ficha.entity.js'
import { FichaProgress } from '../areas/fichas/ficha-progress.entity.js'
import { FormerDocument } from '../areas/fichas/former-document.entity.js'
import { JudgmentChanges } from '../areas/fichas/import/judgment-changes.entity.js'
import { StoredPlan } from '../areas/fichas/import/stored-plan.entity.js'
import { Judgment } from '../areas/fichas/judgment.entity.js'
import { MissingShare } from '../areas/fichas/missing-share.entity.js'
import { ApprenticeNotice } from '../areas/fichas/notices/apprentice-notice.entity.js'
import { RefusedAddress } from '../areas/fichas/notices/refused-address.entity.js'
import { PendingJudgment } from '../areas/fichas/pending-judgment.entity.js'
import { ProgressLink } from '../areas/fichas/progress-links/progress-link.entity.js'
import { ScheduledInstructor } from '../areas/fichas/scheduled-instructors/scheduled-instructor.entity.js'
import { DocumentPart } from '../areas/manuals/document-part.entity.js'
import { ManualDocument } from '../areas/manuals/manual-document.entity.js'
import { Opinion } from '../areas/manuals/opinion.entity.js'
import { ModuleData } from '../areas/module-data/module-data.entity.js'
import { Competency } from '../areas/programs/competency.entity.js'
import { LearningOutcome } from '../areas/programs/learning-outcome.entity.js'
import { Program } from '../areas/programs/program.entity.js'
import { DeployToken } from '../areas/remotes/deploy-token.entity.js'
import { FailureCause } from '../areas/remotes/failure-cause.entity.js'
import { NextRelease } from '../areas/remotes/next-release.entity.js'
import { Release } from '../areas/remotes/release.entity.js'
import { ReleaseFile } from '../areas/remotes/release-file.entity.js'
import { ReleaseFilePart } from '../areas/remotes/release-file-part.entity.js'
import { Remote } from '../areas/remotes/remote.entity.js'
import { RemoteFailureCount } from '../areas/remotes/remote-failure.entity.js'
import { User } from '../areas/users/user.entity.js'
import { WriteCheck } from '../database/write-check.entity.js'
import { FileImport } from '../files/import-records/file-import.entity.js'
import { ImportDetail } from '../files/import-records/import-detail.entity.js'
import { PendingMessage } from '../mail/pending-message.entity.js'
import { AuditEntry } from '../records/audit/audit-entry.entity.js'
import { Backup } from '../records/backup-log/backup.entity.js'
import { Removal } from '../records/backup-log/removal.entity.js'
import { FicheroNode } from './nodes/node.entity.js'

/** The entities of all areas. */
export const ENTITIES = [
  User,
  Link,
  EndedSession,
  InstitutionSession,
  KnownOrigin,
  AuditEntry,
  Program,
  Competency,
  LearningOutcome,
  Ficha,
  FichaProgress,
  MissingShare,
  Apprentice,
  ApprenticeWord,
  FormerDocument,
  Enrolment,
  Judgment,
  JudgmentChanges,
  StoredPlan,
  Batch,
  BatchReport,
  PendingJudgment,
  ProgressLink,
  ApprenticeNotice,
  RefusedAddress,
  ScheduledInstructor,
  FileImport,
  ImportDetail,
  Remote,
  Release,
  ReleaseFile,
  ReleaseFilePart,
  RemoteFailureCount,
  FailureCause,
  DeployToken,
  NextRelease,
  ModuleData,
  Centre,
  Workplace,
  ManualDocument,
  DocumentPart,
  Opinion,
  PendingMessage,
  FicheroNode,
  Backup,
  Removal,
  WriteCheck,
]
