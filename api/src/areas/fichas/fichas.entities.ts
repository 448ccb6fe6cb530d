import { Apprentice } from './apprentice.entity.js'
import { ApprenticeWord } from './apprentice-word.entity.js'
import { Enrolment } from './enrolment.entity.js'
import { Ficha } from './ficha.entity.js'
import { FichaProgress } from './ficha-progress.entity.js'
import { FormerDocument } from './former-document.entity.js'
import { JudgmentChanges } from './import/judgment-changes.entity.js'
import { StoredPlan } from './import/stored-plan.entity.js'
import { Judgment } from './judgment.entity.js'
import { MissingShare } from './missing-share.entity.js'
import { PendingJudgment } from './pending-judgment.entity.js'

export const FICHAS_ENTITIES = [
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
  PendingJudgment,
]
