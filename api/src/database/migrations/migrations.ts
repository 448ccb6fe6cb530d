import { Initial1800000000001 } from './1-initial.js'
import { ImportDetail1800000000002 } from './2-import-detail.js'
import { EnrolmentVersion1800000000003 } from './3-enrolment-version.js'
import { FichaProgress1800000000004 } from './4-ficha-progress.js'
import { AuditByDate1800000000005 } from './5-audit-by-date.js'
import { Manuals1800000000006 } from './6-manuals.js'
import { JudgmentsByEvaluator1800000000007 } from './7-judgments-by-evaluator.js'
import { Releases1800000000008 } from './8-releases.js'
import { ChangesByEnrolment1800000000009 } from './9-changes-by-enrolment.js'
import { WriteCheck1800000000010 } from './10-write-check.js'
import { MakerOfTokens1800000000011 } from './11-maker-of-tokens.js'
import { SenderOfFiles1800000000012 } from './12-sender-of-files.js'
import { PendingByEvaluator1800000000013 } from './13-pending-by-evaluator.js'
import { EndOfRemotes1800000000014 } from './14-end-of-remotes.js'
import { LanguageOfPeople1800000000015 } from './15-language-of-people.js'
import { CausesOfFailures1800000000016 } from './16-causes-of-failures.js'
import { PendingMail1800000000017 } from './17-pending-mail.js'
import { WhatStatusTells1800000000018 } from './18-node-status-columns.js'
import { Backups1800000000019 } from './19-backups.js'
import { ReinstatedInTraining1800000000020 } from './20-reinstated-in-training.js'
import { LoadsWithoutChanges1800000000021 } from './21-loads-without-changes.js'
import { FormerDocuments1800000000022 } from './22-former-documents.js'
import { SmallerLoads1800000000023 } from './23-smaller-loads.js'
import { PasswordRequests1800000000024 } from './24-password-requests.js'
import { ContractAccess1800000000025 } from './25-contract-access.js'
import { StageByHand1800000000026 } from './26-stage-by-hand.js'
import { Removals1800000000027 } from './27-removals.js'
import { OwedByEvaluator1800000000028 } from './28-owed-by-evaluator.js'
import { SearchColumns1800000000029 } from './29-search-columns.js'
import { NamesOfFailures1800000000030 } from './30-names-of-failures.js'
import { AuditColumnNames1800000000031 } from './31-audit-column-names.js'
import { ReportFigures1800000000032 } from './32-report-figures.js'
import { TytSteps1800000000033 } from './33-tyt-steps.js'
import { ProgressLinks1800000000034 } from './34-progress-links.js'
import { OwedByDay1800000000035 } from './35-owed-by-day.js'
import { Notices1800000000036 } from './36-notices.js'
import { WeeklySummary1800000000037 } from './37-weekly-summary.js'
import { ModuleData1800000000038 } from './38-module-data.js'
import { ModuleServices1800000000039 } from './39-module-services.js'
import { MeasuredModules1800000000040 } from './40-measured-modules.js'
import { NextRelease1800000000041 } from './41-next-release.js'
import { Centres1800000000042 } from './42-centres.js'
import { ScheduledInstructors1800000000043 } from './43-scheduled-instructors.js'
import { WiderRole1800000000044 } from './44-wider-role.js'
import { LoadingHeads1800000000045 } from './45-loading-heads.js'
import { Batches1800000000046 } from './46-batches.js'
import { InstitutionSessions1800000000047 } from './47-institution-sessions.js'

/** All migrations in order of execution. Only append to this list. */
export const MIGRATIONS = [
  Initial1800000000001,
  ImportDetail1800000000002,
  EnrolmentVersion1800000000003,
  FichaProgress1800000000004,
  AuditByDate1800000000005,
  Manuals1800000000006,
  JudgmentsByEvaluator1800000000007,
  Releases1800000000008,
  ChangesByEnrolment1800000000009,
  WriteCheck1800000000010,
  MakerOfTokens1800000000011,
  SenderOfFiles1800000000012,
  PendingByEvaluator1800000000013,
  EndOfRemotes1800000000014,
  LanguageOfPeople1800000000015,
  CausesOfFailures1800000000016,
  PendingMail1800000000017,
  WhatStatusTells1800000000018,
  Backups1800000000019,
  ReinstatedInTraining1800000000020,
  LoadsWithoutChanges1800000000021,
  FormerDocuments1800000000022,
  SmallerLoads1800000000023,
  PasswordRequests1800000000024,
  ContractAccess1800000000025,
  StageByHand1800000000026,
  Removals1800000000027,
  OwedByEvaluator1800000000028,
  SearchColumns1800000000029,
  NamesOfFailures1800000000030,
  AuditColumnNames1800000000031,
  ReportFigures1800000000032,
  TytSteps1800000000033,
  ProgressLinks1800000000034,
  OwedByDay1800000000035,
  Notices1800000000036,
  WeeklySummary1800000000037,
  ModuleData1800000000038,
  ModuleServices1800000000039,
  MeasuredModules1800000000040,
  NextRelease1800000000041,
  Centres1800000000042,
  ScheduledInstructors1800000000043,
  WiderRole1800000000044,
  LoadingHeads1800000000045,
  Batches1800000000046,
  InstitutionSessions1800000000047,
]
