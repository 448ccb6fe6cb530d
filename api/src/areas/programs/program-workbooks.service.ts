import type { FileQuery } from '@fichero/contract/common.schema'
import type { TemplateKind } from '@fichero/contract/enums'
import { PROGRAM_FIELDS } from '@fichero/contract/program.fields'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { templateColumns } from '../../files/spreadsheet-reader/headings.js'
import { FIELD_WORDS, factsOfRow, fieldColumns } from '../../files/spreadsheet-writer/field-columns.js'
import { sheetOf } from '../../files/spreadsheet-writer/sheet-of.js'
import { type Workbook, workbookOf } from '../../files/spreadsheet-writer/workbook.js'
import type { CellValue, Worksheet } from '../../files/spreadsheet-writer/worksheet.js'
import { addTexts } from '../../i18n/texts.js'
import { centresToChoose } from '../centres/known-centres.js'
import en from './locales/en.json'
import es from './locales/es.json'
import { ProgramsService } from './programs.service.js'

const texts = addTexts('programs', { es, en })

const [COMPETENCY, OUTCOME] = templateColumns('programa')

/** Builds workbooks: a program's design, which can be imported again, and empty templates for imports. */
@Injectable()
export class ProgramWorkbooksService {
  constructor(
    private readonly programs: ProgramsService,
    private readonly dataSource: DataSource,
  ) {}

  async design(actor: Actor, id: number, { lang = 'es' }: FileQuery): Promise<Workbook> {
    const program = await this.programs.get(actor, id)
    const rows = program.competencias.flatMap(({ codigo, nombre_competencia, resultados_aprendizaje }) =>
      resultados_aprendizaje.map((outcome) => ({
        competency: `${codigo} - ${nombre_competencia}`,
        outcome: `${outcome.codigo} - ${outcome.nombre_rae}`,
      })),
    )
    const [translate, words] = [texts[lang], FIELD_WORDS[lang]]
    // The headings are Spanish in both languages, so that the file can be imported.
    const design = sheetOf(
      translate('design'),
      [
        { heading: COMPETENCY!, width: 60, value: ({ competency }) => competency },
        { heading: OUTCOME!, width: 90, value: ({ outcome }) => outcome },
      ],
      rows,
    )
    const facts: [string, CellValue][] = [
      ...factsOfRow(fieldColumns(PROGRAM_FIELDS, words), program),
      [words.label.codigo, program.codigo],
      [words.label.version, program.version],
    ]
    const about: Worksheet = {
      name: translate('program'),
      columns: [
        { heading: '', width: 20 },
        { heading: '', width: 60 },
      ],
      rows: facts,
    }
    return workbookOf([translate('design'), program.nombre_programa], [design, about])
  }

  async template(kind: TemplateKind, { lang = 'es' }: FileQuery): Promise<Workbook> {
    const translate = texts[lang]
    const hasCentres = (await centresToChoose(this.dataSource.manager)).length > 0
    const columns = templateColumns(kind, hasCentres).map((heading) => ({
      heading,
      width: Math.max(18, heading.length + 4),
    }))
    return workbookOf(
      [translate('template'), translate(`kinds.${kind}`)],
      [{ name: translate('sheet'), columns, rows: [] }],
    )
  }
}
