import { Global, Module } from '@nestjs/common'
import { DesignFollower } from '../programs/design-follower.js'
import { HeadedFichas } from '../users/headed-fichas.js'
import { ApprenticesController } from './apprentices.controller.js'
import { ApprenticesService } from './apprentices.service.js'
import { BatchFilesService } from './batches/batch-files.service.js'
import { BatchQueue } from './batches/batch-queue.js'
import { BatchesController } from './batches/batches.controller.js'
import { BatchesService } from './batches/batches.service.js'
import { ContactUpdateService } from './contact-update.service.js'
import { CorrectionsController } from './corrections/corrections.controller.js'
import { DocumentCorrectionService } from './corrections/document-correction.service.js'
import { MergeService } from './corrections/merge.service.js'
import { FichaExportController } from './export/ficha-export.controller.js'
import { FichaExportService } from './export/ficha-export.service.js'
import { FichaCreationService } from './ficha-creation.service.js'
import { FichaFileService } from './ficha-file.service.js'
import { FichaHandOverService } from './ficha-hand-over.service.js'
import { FichaStatesService } from './ficha-states.service.js'
import { FichaUpdateService } from './ficha-update.service.js'
import { FichasController } from './fichas.controller.js'
import { FichasService } from './fichas.service.js'
import { ApprenticesInTrainingService } from './figures/apprentices-in-training.service.js'
import { AttentionService } from './figures/attention.service.js'
import { ComparisonController } from './figures/comparison.controller.js'
import { ComparisonService } from './figures/comparison.service.js'
import { EndingSoonService } from './figures/ending-soon.service.js'
import { FichaFiguresController } from './figures/ficha-figures.controller.js'
import { GivenJudgmentsController } from './figures/given-judgments.controller.js'
import { GivenJudgmentsService } from './figures/given-judgments.service.js'
import { OwnFichasService } from './figures/own-fichas.service.js'
import { ProgramFichasController } from './figures/program-fichas.controller.js'
import { ProgramFichasService } from './figures/program-fichas.service.js'
import { ProgressTrendService } from './figures/progress-trend.service.js'
import { ReportsService } from './figures/reports.service.js'
import { ScheduleService } from './figures/schedule.service.js'
import { HistoryController } from './history/history.controller.js'
import { HistoryService } from './history/history.service.js'
import { UndoCreationService } from './history/undo-creation.service.js'
import { EvaluationsService } from './import/evaluations.service.js'
import { NoticeMailService } from './notices/notice-mail.service.js'
import { NoticesController } from './notices/notices.controller.js'
import { NoticesService } from './notices/notices.service.js'
import { CompetencyMapService } from './owed/competency-map.service.js'
import { MissingService } from './owed/missing.service.js'
import { OwedService } from './owed/owed.service.js'
import { OwedByInstructorService } from './owed/owed-by-instructor.service.js'
import { OwedController } from './owed.controller.js'
import { Pe04Controller } from './pe04/pe04.controller.js'
import { Pe04LoadService } from './pe04/pe04-load.service.js'
import { UndoPe04Service } from './pe04/undo-pe04.service.js'
import { OwnProgressService } from './progress-links/own-progress.service.js'
import { ProgressLinksController } from './progress-links/progress-links.controller.js'
import { ProgressLinksService } from './progress-links/progress-links.service.js'
import { InstructorsLoadService } from './scheduled-instructors/instructors-load.service.js'
import { ScheduledDesignService } from './scheduled-instructors/scheduled-design.service.js'
import { ScheduledInstructorsController } from './scheduled-instructors/scheduled-instructors.controller.js'
import { ScheduledInstructorsService } from './scheduled-instructors/scheduled-instructors.service.js'
import { TytController } from './tyt/tyt.controller.js'
import { TytExportService } from './tyt/tyt-export.service.js'
import { TytFiguresService } from './tyt/tyt-figures.service.js'
import { TytLoadController } from './tyt/tyt-load.controller.js'
import { TytLoadService } from './tyt/tyt-load.service.js'
import { TytPeopleService } from './tyt/tyt-people.service.js'
import { TytStepsService } from './tyt/tyt-steps.service.js'
import { UndoTytLoadService } from './tyt/undo-tyt-load.service.js'
import { WeeklySummaries } from './weekly-summary/weekly-summaries.js'

/** A global module, so that the areas of users and programs can inject `HeadedFichas` and `DesignFollower` without importing it. */
@Global()
@Module({
  controllers: [
    TytController,
    TytLoadController,
    BatchesController,
    FichasController,
    ApprenticesController,
    CorrectionsController,
    FichaFiguresController,
    ComparisonController,
    ProgramFichasController,
    GivenJudgmentsController,
    FichaExportController,
    HistoryController,
    OwedController,
    ProgressLinksController,
    NoticesController,
    ScheduledInstructorsController,
    Pe04Controller,
  ],
  providers: [
    FichasService,
    FichaCreationService,
    FichaFileService,
    FichaUpdateService,
    FichaStatesService,
    EvaluationsService,
    BatchesService,
    BatchFilesService,
    BatchQueue,
    HistoryService,
    UndoCreationService,
    ApprenticesService,
    ContactUpdateService,
    DocumentCorrectionService,
    MergeService,
    TytFiguresService,
    TytPeopleService,
    TytExportService,
    TytStepsService,
    TytLoadService,
    UndoTytLoadService,
    Pe04LoadService,
    UndoPe04Service,
    EndingSoonService,
    AttentionService,
    ComparisonService,
    OwnFichasService,
    ReportsService,
    ScheduleService,
    ProgramFichasService,
    ProgressTrendService,
    GivenJudgmentsService,
    ApprenticesInTrainingService,
    FichaExportService,
    OwedService,
    OwedByInstructorService,
    CompetencyMapService,
    MissingService,
    ProgressLinksService,
    OwnProgressService,
    NoticesService,
    NoticeMailService,
    WeeklySummaries,
    ScheduledInstructorsService,
    InstructorsLoadService,
    { provide: HeadedFichas, useClass: FichaHandOverService },
    { provide: DesignFollower, useClass: ScheduledDesignService },
  ],
  exports: [HeadedFichas, DesignFollower],
})
export class FichasModule {}
