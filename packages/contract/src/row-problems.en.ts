import type { RowProblemCode, RowSentence } from './row-problems.ts'

/** The messages of `ROW_PROBLEMS` in English. */
export const ROW_PROBLEMS_EN: Readonly<Record<RowProblemCode, RowSentence>> = {
  document_missing: 'the document number is missing: write it in the file.',
  document_invalid: '“{{valor}}” is not a document number: correct it; it must have 5 to 15 digits.',
  document_unclear:
    '“{{valor}}” cannot be read as a document number: its dots, commas or blanks do not separate thousands. Write only its digits in the file.',
  name_missing: '{{columna}} is missing: write it in the file.',
  name_invalid: '“{{valor}}” is not a name: correct it in the file.',
  cell_unreadable: '“{{valor}}” cannot be read: the cell has an error. Write it again.',
  cell_without_result: 'open the file in Excel, save it and load it again: the cell has a formula without a result.',
  letters_lost:
    '“{{valor}}” lost letters when the file was saved: download it again, or save it as .xlsx or CSV UTF-8.',
  letters_encoded:
    '“{{escrito}}” would be saved as it is, and is probably “{{corregido}}”: correct it in the file, or download it again.',
  text_encoded: {
    plan: '“{{escrito}}” will be saved as it is, and is probably “{{corregido}}”: correct it in the file, or download it again.',
    done: '“{{escrito}}” was saved as it is, and is probably “{{corregido}}”: correct it in the file, or download it again.',
  },
  too_many_values:
    'the row has {{valores}} values and there are {{titulos}} headings: put any text that contains the column separator in quotation marks.',
  state_missing: "the apprentice's status is missing: write it in the file.",
  duplicate_person: 'document {{valor}} is already in row {{otra_fila}}: keep only one.',
  duplicate_judgment: 'apprentice {{documento}} already has this outcome in row {{otra_fila}}: keep only one.',
  duplicate_outcome: 'outcome {{valor}} is already in row {{otra_fila}}: keep only one.',
  person_differs:
    'document {{documento}} has another name in row {{otra_fila}}: check which one is right; the one in that row is used.',
  person_contradicts:
    '{{columna}} of {{documento}} is “{{valor}}”, and in row {{otra_fila}} it is “{{otro}}”: keep only one.',
  person_conflict:
    'document {{documento}} belongs to {{antes}} (ficha {{fichas}}), and the file would give it to {{despues}} (rows: {{filas}}). If that is another person, correct the number in the file; if it is the same one, accept the change when you load it.',
  person_renamed: {
    plan: 'document {{documento}} will change from {{antes}} to {{despues}}, in ficha {{fichas}} too.',
    done: 'document {{documento}} changed from {{antes}} to {{despues}}, in ficha {{fichas}} too.',
  },
  person_replaced: {
    plan: 'document {{documento}} will change from {{antes}} to {{despues}}, as accepted.',
    done: 'document {{documento}} changed from {{antes}} to {{despues}}, as accepted.',
  },
  outcome_contradicts:
    'outcome {{resultado}} is in “{{valor}}” here, and in row {{otra_fila}} in competency {{otra}}: keep only one.',
  text_contradicts:
    '“{{valor}}” has another text in row {{otra_fila}}, “{{otro}}”: keep only one for code {{codigo}}, or download the file again.',
  hidden_sign: '“{{valor}}” has an invisible character ({{signo}}) in its code: delete it or write the code again.',
  competency_invalid: '“{{valor}}” is not a competency: write it as “code - text”.',
  outcome_invalid: '“{{valor}}” is not a learning outcome: write it as “code - text”.',
  outcome_unknown:
    "outcome {{valor}} is not in the program's design: check that the file belongs to this program, or add the outcome to its design.",
  outcome_is_another:
    "“{{valor}}”, of competency {{competencia}}, is not the design's outcome {{resultado}}, “{{texto}}”, of competency {{otra}}: check that the file belongs to this program.",
  outcome_text_differs: {
    plan: "outcome {{resultado}} has another text in the design, “{{texto}}”: check it; the design's text will stay. To change it, load the program's design.",
    done: "outcome {{resultado}} has another text in the design, “{{texto}}”: check it; the design's text stayed. To change it, load the program's design.",
  },
  competency_text_differs: {
    plan: "competency {{competencia}} has another text in the design, “{{texto}}”: check it; the design's text will stay. To change it, load the program's design.",
    done: "competency {{competencia}} has another text in the design, “{{texto}}”: check it; the design's text stayed. To change it, load the program's design.",
  },
  outcome_other_competency: {
    plan: 'outcome {{resultado}} is in “{{valor}}” here, and in the design in competency {{otra}}: check which one is right; it will stay there.',
    done: 'outcome {{resultado}} is in “{{valor}}” here, and in the design in competency {{otra}}: check which one is right; it stayed there.',
  },
  judgment_unknown: '“{{valor}}” is not a judgment: write APROBADO, NO APROBADO or POR EVALUAR.',
  date_invalid: '“{{valor}}” is not a date and time: write it as dd/mm/yyyy hh.mm.',
  date_in_future: '“{{valor}}” is a date in the future: correct it in the file or download it again.',
  newer_kept: {
    plan: 'the report, dated {{fecha, day}}, says “{{valor}}” for {{nombre}} ({{documento}}); “{{conservado}}” will be kept, from a report dated {{fecha_conservada, day}}.',
    done: 'the report, dated {{fecha, day}}, says “{{valor}}” for {{nombre}} ({{documento}}); “{{conservado}}” was kept, from a report dated {{fecha_conservada, day}}.',
  },
  dated_kept: {
    plan: 'the file has no date and says “{{valor}}” for {{nombre}} ({{documento}}); “{{conservado}}” will be kept, because there is a report dated {{fecha_conservada, day}}.',
    done: 'the file has no date and says “{{valor}}” for {{nombre}} ({{documento}}); “{{conservado}}” was kept, because there is a report dated {{fecha_conservada, day}}.',
  },
  judged_without_evaluator:
    '{{nombre}} ({{documento}}) has a judgment without the person who recorded it: check it in SOFIA Plus.',
  evaluators_absent: {
    plan: 'the file does not say who recorded the judgments: add the column if you know. New judgments will have nobody; the others will keep theirs.',
    done: 'the file does not say who recorded the judgments: add the column if you know. New judgments have nobody; the others kept theirs.',
  },
  evaluator_unread: {
    plan: '“{{valor}}” has a number that could not be read as a document: write it as “CC 12345678 - NAME”; it will stay in the name.',
    done: '“{{valor}}” has a number that could not be read as a document: write it as “CC 12345678 - NAME”; it stayed in the name.',
  },
  evaluator_dropped: {
    plan: '“{{valor}}” is not a person who records judgments: write it as “CC 12345678 - NAME”; it will not be kept.',
    done: '“{{valor}}” is not a person who records judgments: write it as “CC 12345678 - NAME”; it was not kept.',
  },
  evaluator_without_judgment: {
    plan: 'outcomes still to be evaluated that already name a person: {{juicios, number}}. They will stay outstanding, with that person.',
    done: 'outcomes still to be evaluated that already name a person: {{juicios, number}}. They stayed outstanding, with that person.',
  },
  text_too_long: 'the text is longer than {{max}} characters: shorten it.',
  enrolled_by_report: {
    plan: '{{nombre}} ({{documento}}) is not in the ficha: this report will enrol them.',
    done: '{{nombre}} ({{documento}}) was not in the ficha: this report enrolled them.',
  },
  enrolled_elsewhere:
    '{{nombre}} ({{documento}}) is in training in another active ficha too: {{fichas}}. If they were transferred, load a new report there.',
  judgment_withdrawn: {
    plan: 'outcome {{resultado}}, “{{texto}}”, of {{nombre}} ({{documento}}) will change from “{{antes}}” to not evaluated.',
    done: 'outcome {{resultado}}, “{{texto}}”, of {{nombre}} ({{documento}}) changed from “{{antes}}” to not evaluated.',
  },
  outcomes_missing:
    "the program's design has {{total}} outcomes and the report has {{recibidos}}: check that it is complete.",
  person_outcomes_missing:
    'the report does not contain all outcomes of {{nombre}} ({{documento}}): {{faltan, number}} of {{total, number}} are missing ({{resultados}}). Check that it is complete.',
  former_number: {
    plan: '{{valor}} is a former number of {{nombre}} ({{documento}}): its rows will be loaded under the present number.',
    done: '{{valor}} is a former number of {{nombre}} ({{documento}}): its rows were loaded under the present number.',
  },
  former_number_repeated: {
    plan: '{{valor}} is a former number of {{nombre}} ({{documento}}), who is in the report too: the rows of the former number will not be loaded.',
    done: '{{valor}} is a former number of {{nombre}} ({{documento}}), who is in the report too: the rows of the former number were not loaded.',
  },
  contact_kept: {
    plan: '{{columna}} of {{nombre}} ({{documento}}): here it says “{{conservado}}”, typed on {{fecha_conservada, day}}, and the file says “{{valor}}”. What is here will stay.',
    done: '{{columna}} of {{nombre}} ({{documento}}): here it says “{{conservado}}”, typed on {{fecha_conservada, day}}, and the file said “{{valor}}”. What is here stayed.',
  },
  phone_kept: {
    plan: 'the phone “{{valor}}” of {{nombre}} ({{documento}}) is not a number of 7 to 15 digits; it will be kept as written. Correct it later in the contact details.',
    done: 'the phone “{{valor}}” of {{nombre}} ({{documento}}) is not a number of 7 to 15 digits; it was kept as written. Correct it in the contact details.',
  },
  mail_kept: {
    plan: 'the email “{{valor}}” of {{nombre}} ({{documento}}) is not an email address; it will be kept as written. Correct it later in the contact details.',
    done: 'the email “{{valor}}” of {{nombre}} ({{documento}}) is not an email address; it was kept as written. Correct it in the contact details.',
  },
  contact_dropped: {
    plan: '{{columna}} of {{nombre}} ({{documento}}) says “{{valor}}”, which is not a value, or has lost digits; it will not be kept. Correct it in the file.',
    done: '{{columna}} of {{nombre}} ({{documento}}) says “{{valor}}”, which is not a value, or has lost digits; it was not kept. Write it in the contact details.',
  },
  type_new: {
    plan: 'the document type “{{valor}}” of {{nombre}} ({{documento}}) is not a known one: check it; it will be kept as written.',
    done: 'the document type “{{valor}}” of {{nombre}} ({{documento}}) is not a known one: check it; it was kept as written.',
  },
  type_default: {
    plan: 'the file has no document type: add the column unless everybody has {{valor}}; {{valor}} will be used for those who are not in Fichero yet.',
    done: 'the file has no document type: add the column unless everybody has {{valor}}; {{valor}} was used for those who were not in Fichero yet.',
  },
  state_default: {
    plan: 'the file has no status: add the column unless everybody is {{valor}}; {{valor}} will be used for everybody.',
    done: 'the file has no status: add the column unless everybody is {{valor}}; {{valor}} was used for everybody.',
  },
  name_split: 'names and surnames come in one column and were split; check them.',
  ficha_invalid: '“{{valor}}” is not a ficha number: correct it; it must have 5 to 9 digits.',
  other_fichas:
    'there are rows of other fichas, which were not read ({{total, number}}): load them there. Only the rows of ficha {{ficha}} were read.',
  above_unread:
    'there is text above the headings that was not read ({{celdas}}): “{{valor}}”. If it is needed, put it in its column.',
  column_ignored:
    'the heading “{{valor}}” is not known, so its column was not read: correct it if the column is needed.',
  column_unused: 'the column “{{valor}}” is not needed and was not read: there is nothing to correct.',
  column_repeats:
    'the column “{{valor}}” was not read, because “{{otra}}” has the same data: keep only one if they say the same.',
  column_untitled:
    'column {{columna}} has no heading and was not read: “{{valor}}”. Write the heading if the column is needed.',
  line_ignored: 'the row lacks what the others have and was not read: “{{valor}}”. Complete it if it should be loaded.',
  sheet_ignored: 'the sheet “{{valor}}” is not a report and was not read: if it has data, load it in another file.',
  dates_turned:
    'a program took the day for the month: “{{valor}}” is read as {{fecha, day}}, and so are the other dates that it changed.',
  dates_month_first: '“{{valor}}” has the month first: so all dates of the column were read.',
  observation_without_judgment: {
    plan: '{{nombre}} ({{documento}}) has an observation on an outcome not evaluated yet: write it when there is a judgment; it will not be kept.',
    done: '{{nombre}} ({{documento}}) has an observation on an outcome not evaluated yet: write it when there is a judgment; it was not kept.',
  },
  state_new: {
    plan: 'the status “{{valor}}” of {{nombre}} ({{documento}}) is not a known one: check it; it will be kept as written.',
    done: 'the status “{{valor}}” of {{nombre}} ({{documento}}) is not a known one: check it; it was kept as written.',
  },
  outcome_kept: {
    plan: 'outcome {{valor}} is not in the file; it will be kept.',
    done: 'outcome {{valor}} is not in the file; it was kept.',
  },
  outcome_kept_judged: {
    plan: 'outcome {{valor}} is not in the file; it will be kept with its judgments ({{juicios, number}}).',
    done: 'outcome {{valor}} is not in the file; it was kept with its judgments ({{juicios, number}}).',
  },
  outcome_elsewhere: {
    plan: 'outcome {{valor}} is already in competency {{competencia}}: check which one is right; it will stay there.',
    done: 'outcome {{valor}} is already in competency {{competencia}}: check which one is right; it stayed there.',
  },
  program_differs: 'the file belongs to program “{{valor}}” and the ficha to “{{programa}}”: check which one is right.',
  dates_differ: 'the file says {{valor, day}}, but the ficha has {{fecha, day}}: check which one is right.',
  report_without_ficha: {
    plan: 'the file does not say which ficha it is for: check that it is this one; it will be loaded into ficha {{ficha}}.',
    done: 'the file does not say which ficha it is for: check that it is this one; it was loaded into ficha {{ficha}}.',
  },
  document_type_unknown: '“{{valor}}” is not a document type that can sign in: write CC, CE, TI or RC.',
  mail_invalid: '“{{valor}}” is not an email address: correct it in the file.',
  mail_taken: 'the email address {{valor}} already belongs to {{nombre}} ({{documento}}): write another one.',
  duplicate_mail: 'the email address {{valor}} is already in row {{otra_fila}}: write another one.',
  instructor_type_unknown:
    '“{{valor}}” is not an instructor type: write planta, contratista, técnico, transversal, clave, profesional, instructor, virtual, presencial, otro or ninguno.',
  role_unknown: '“{{valor}}” is not a role: write usuario or administrador.',
  day_invalid: '“{{valor}}” is not a date: write it as dd/mm/yyyy.',
  contract_day_missing: '{{columna}} is missing: write it, because contractors need it.',
  contract_end_before_start: 'the end of the contract is not after its start: correct one of them.',
  admin_by_file: {
    plan: '{{nombre}} ({{documento}}) will be an administrator, as the file says: check that this is right.',
    done: '{{nombre}} ({{documento}}) is an administrator, as the file says: if this is not right, change the role.',
  },
  person_enabled: {
    plan: '{{nombre}} ({{documento}}) is already in Fichero and will stay as is.',
    done: '{{nombre}} ({{documento}}) was already in Fichero and stayed as is.',
  },
  person_disabled: {
    plan: '{{nombre}} ({{documento}}) is in Fichero, but disabled, and will stay so. Reactivate them to let them in.',
    done: '{{nombre}} ({{documento}}) is in Fichero, but disabled, and stayed so. Reactivate them to let them in.',
  },
  person_requested: {
    plan: '{{nombre}} ({{documento}}) has already requested access; the request will stay as it is. Approve or reject it.',
    done: '{{nombre}} ({{documento}}) has already requested access; the request stayed as it was. Approve or reject it.',
  },
  person_differs_here: {
    plan: '{{columna}} of {{nombre}} ({{documento}}): it is “{{actual, day}}” here and “{{valor, day}}” in the file. It will stay as is; if the file is right, correct it in Fichero.',
    done: '{{columna}} of {{nombre}} ({{documento}}): it is “{{actual, day}}” here and “{{valor, day}}” in the file. It stayed as it was; if the file is right, correct it in Fichero.',
  },
  person_empty_here: {
    plan: '{{columna}} of {{nombre}} ({{documento}}): it is missing here and “{{valor, day}}” in the file. It will stay so; if the file is right, write it in Fichero.',
    done: '{{columna}} of {{nombre}} ({{documento}}): it is missing here and “{{valor, day}}” in the file. It stayed so; if the file is right, write it in Fichero.',
  },
  person_no_admin_here: {
    plan: '{{nombre}} ({{documento}}) is not an administrator here, but is one in the file. They will stay so; if they should be one, change the role.',
    done: '{{nombre}} ({{documento}}) is not an administrator here, but is one in the file. They stayed so; if they should be one, change the role.',
  },
}
