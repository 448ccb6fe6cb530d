import { AuditEntry } from '../audit/audit-entry.entity.js'
import { Apprentice } from '../fichas/apprentice.entity.js'
import { ApprenticeWord } from '../fichas/apprentice-word.entity.js'
import { Enrolment } from '../fichas/enrolment.entity.js'
import { Ficha } from '../fichas/ficha.entity.js'
import { JudgmentChange } from '../fichas/import/judgment-change.entity.js'
import { Judgment } from '../fichas/judgment.entity.js'
import { FileImport } from '../imports/file-import.entity.js'
import { Link } from '../links/link.entity.js'
import { Competency } from '../programs/competency.entity.js'
import { LearningOutcome } from '../programs/learning-outcome.entity.js'
import { Program } from '../programs/program.entity.js'
import { Remote } from '../remotes/remote.entity.js'
import { User } from '../users/user.entity.js'

export const ENTITIES = [
  User,
  Program,
  Competency,
  LearningOutcome,
  Ficha,
  Apprentice,
  ApprenticeWord,
  Enrolment,
  FileImport,
  Judgment,
  JudgmentChange,
  AuditEntry,
  Link,
  Remote,
]
