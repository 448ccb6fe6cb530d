import type { RowProblemCode, RowSentence } from './row-problems.ts'

/** The messages of `ROW_PROBLEMS` in English. */
export const ROW_PROBLEMS_EN: Readonly<Record<RowProblemCode, RowSentence>> = {
  document_missing: 'the document number is missing: write it in the file.',
  document_invalid: '“{{valor}}” is not a document number: correct it; 5 to 15 digits were expected.',
  document_unclear:
    '“{{valor}}” cannot be read as a document number: its dots, commas or blanks do not separate thousands. Write it in the file with its digits only.',
  name_missing: '{{columna}} is missing: write it in the file.',
  name_invalid: '“{{valor}}” is not a name: correct it in the file.',
  cell_unreadable: '“{{valor}}” cannot be read: write it again, because the cell has an error.',
  cell_without_result: 'open the file in Excel, save it and load it again: the cell has a formula without a result.',
  letters_lost:
    '“{{valor}}” lost letters when the file was saved: download it again, or save it as .xlsx or CSV UTF-8.',
  too_many_values:
    'the row has {{valores}} values and there are {{titulos}} headings: put a text that contains the separator of the columns in quotation marks.',
  state_missing: "the apprentice's state is missing: write it in the file.",
  duplicate_person: 'document {{valor}} is already in row {{otra_fila}}: keep only one.',
  duplicate_judgment: 'apprentice {{documento}} already has this outcome in row {{otra_fila}}: keep only one.',
  duplicate_outcome: 'outcome {{valor}} is already in row {{otra_fila}}: keep only one.',
  person_differs:
    'document {{documento}} has another name in row {{otra_fila}}: check which one is right; that one is taken.',
  person_contradicts:
    '{{columna}} of {{documento}} is “{{valor}}”, and in row {{otra_fila}} it is “{{otro}}”: keep only one.',
  person_conflict:
    'document {{documento}} belongs to {{antes}} (ficha {{fichas}}), and the file would give it to {{despues}} (rows: {{filas}}). If that is another person, correct the number in the file; if it is the same one, accept the change when you load it.',
  person_renamed: {
    plan: 'document {{documento}} will go from {{antes}} to {{despues}}, in ficha {{fichas}} too.',
    done: 'document {{documento}} went from {{antes}} to {{despues}}, in ficha {{fichas}} too.',
  },
  person_replaced: {
    plan: 'document {{documento}} will go from {{antes}} to {{despues}}, as accepted.',
    done: 'document {{documento}} went from {{antes}} to {{despues}}, as accepted.',
  },
  outcome_contradicts:
    'outcome {{resultado}} is in “{{valor}}” here, and in row {{otra_fila}} in competency {{otra}}: keep only one.',
  text_contradicts:
    '“{{valor}}” has another text in row {{otra_fila}}, “{{otro}}”: keep only one for code {{codigo}}, or download the file again.',
  hidden_sign: '“{{valor}}” has an invisible sign ({{signo}}) in its code: delete it or write the code again.',
  competency_invalid: '“{{valor}}” is not a competency: write it as “code - text”.',
  outcome_invalid: '“{{valor}}” is not a learning outcome: write it as “code - text”.',
  outcome_unknown:
    "outcome {{valor}} is not in the program's design: check that the file is of this program, or add the outcome to its design.",
  outcome_is_another:
    "“{{valor}}”, of competency {{competencia}}, is not the design's outcome {{resultado}}, “{{texto}}”, of competency {{otra}}: check that the file is of this program.",
  outcome_text_differs: {
    plan: "outcome {{resultado}} has another text in the design, “{{texto}}”: check it; that one will stay. To change it, load the program's design.",
    done: "outcome {{resultado}} has another text in the design, “{{texto}}”: check it; that one stayed. To change it, load the program's design.",
  },
  competency_text_differs: {
    plan: "competency {{competencia}} has another text in the design, “{{texto}}”: check it; that one will stay. To change it, load the program's design.",
    done: "competency {{competencia}} has another text in the design, “{{texto}}”: check it; that one stayed. To change it, load the program's design.",
  },
  outcome_other_competency: {
    plan: 'outcome {{resultado}} is in “{{valor}}” here, and in the design in competency {{otra}}: check which one is right; it will stay there.',
    done: 'outcome {{resultado}} is in “{{valor}}” here, and in the design in competency {{otra}}: check which one is right; it stayed there.',
  },
  judgment_unknown: '“{{valor}}” is not a judgment: write APROBADO, NO APROBADO or POR EVALUAR.',
  date_invalid: '“{{valor}}” is not a date and time: write it as dd/mm/yyyy hh.mm.',
  date_in_future: '“{{valor}}” is a date that has not come yet; correct it in the file or download it again.',
  newer_kept: {
    plan: 'the report, of {{fecha, day}}, says “{{valor}}” of {{nombre}} ({{documento}}); “{{conservado}}” will be kept, from a report of {{fecha_conservada, day}}.',
    done: 'the report, of {{fecha, day}}, says “{{valor}}” of {{nombre}} ({{documento}}); “{{conservado}}” was kept, from a report of {{fecha_conservada, day}}.',
  },
  dated_kept: {
    plan: 'the file has no date and says “{{valor}}” of {{nombre}} ({{documento}}); “{{conservado}}” will be kept, because there is a report of {{fecha_conservada, day}}.',
    done: 'the file has no date and says “{{valor}}” of {{nombre}} ({{documento}}); “{{conservado}}” was kept, because there is a report of {{fecha_conservada, day}}.',
  },
  judged_without_evaluator:
    '{{nombre}} ({{documento}}) has a judgment without the person who recorded it: check it in SOFIA Plus.',
  evaluator_unread: {
    plan: '“{{valor}}” has a number that could not be read as a document: write it as “CC 12345678 - NAME”; it will stay in the name.',
    done: '“{{valor}}” has a number that could not be read as a document: write it as “CC 12345678 - NAME”; it stayed in the name.',
  },
  evaluator_dropped: {
    plan: '“{{valor}}” is nobody who records judgments: write it as “CC 12345678 - NAME”; it will not be kept.',
    done: '“{{valor}}” is nobody who records judgments: write it as “CC 12345678 - NAME”; it was not kept.',
  },
  evaluator_without_judgment: {
    plan: 'outcomes to be evaluated that already have a person: {{juicios}}. They will stay to be evaluated, with the one who owes the judgment.',
    done: 'outcomes to be evaluated that already have a person: {{juicios}}. They stayed to be evaluated, with the one who owes the judgment.',
  },
  text_too_long: 'the text is longer than {{max}} characters: shorten it.',
  enrolled_by_report: {
    plan: '{{nombre}} ({{documento}}) is not in the ficha: this report will enrol the person.',
    done: '{{nombre}} ({{documento}}) was not in the ficha: this report enrolled the person.',
  },
  enrolled_elsewhere:
    '{{nombre}} ({{documento}}) is in training in another active ficha too: {{fichas}}. If the person was transferred, load a new report there.',
  judgment_withdrawn: {
    plan: '{{nombre}} ({{documento}}) will go from {{antes}} to be evaluated in outcome {{resultado}}, “{{texto}}”.',
    done: '{{nombre}} ({{documento}}) went from {{antes}} to be evaluated in outcome {{resultado}}, “{{texto}}”.',
  },
  outcomes_missing:
    "the program's design has {{total}} outcomes and the report brings {{recibidos}}: check that it is complete.",
  phone_kept: {
    plan: 'the phone “{{valor}}” of {{nombre}} ({{documento}}) is not a number of 7 to 15 digits; it will be kept as written. Correct it later in the contact data.',
    done: 'the phone “{{valor}}” of {{nombre}} ({{documento}}) is not a number of 7 to 15 digits; it was kept as written. Correct it in the contact data.',
  },
  mail_kept: {
    plan: 'the email “{{valor}}” of {{nombre}} ({{documento}}) is not an email address; it will be kept as written. Correct it later in the contact data.',
    done: 'the email “{{valor}}” of {{nombre}} ({{documento}}) is not an email address; it was kept as written. Correct it in the contact data.',
  },
  contact_dropped: {
    plan: '{{columna}} of {{nombre}} ({{documento}}) says “{{valor}}”, which is no value or lost digits; it will not be kept. Correct it in the file.',
    done: '{{columna}} of {{nombre}} ({{documento}}) says “{{valor}}”, which is no value or lost digits; it was not kept. Write it in the contact data.',
  },
  type_new: {
    plan: 'the document type “{{valor}}” of {{nombre}} ({{documento}}) is not one of the known ones: check it; it will be kept as written.',
    done: 'the document type “{{valor}}” of {{nombre}} ({{documento}}) is not one of the known ones: check it; it was kept as written.',
  },
  type_default: {
    plan: 'the file does not bring the document type: add the column if not all have {{valor}}; {{valor}} will be used for those who are not in Fichero yet.',
    done: 'the file does not bring the document type: add the column if not all have {{valor}}; {{valor}} was used for those who were not in Fichero yet.',
  },
  state_default: {
    plan: 'the file does not bring the state: add the column if not all are {{valor}}; {{valor}} will be used for all.',
    done: 'the file does not bring the state: add the column if not all are {{valor}}; {{valor}} was used for all.',
  },
  name_split: 'names and surnames come in one column and were split; check them.',
  ficha_invalid: '“{{valor}}” is not a ficha number: correct it; 5 to 9 digits were expected.',
  other_fichas:
    '{{total}} rows are of other fichas and were not read: load them into theirs; here, only those of ficha {{ficha}} were.',
  column_ignored:
    'the heading “{{valor}}” is not known: correct it if it is of a column that is read; the column was not read.',
  column_unused: 'the column “{{valor}}” is not needed: nothing has to be corrected; it was not read.',
  column_untitled:
    'column {{columna}} has no heading: write it if it is of a column that is read; it was not read: “{{valor}}”.',
  line_ignored: 'the row lacks what the others have: complete it if it is to be loaded; it was not read: “{{valor}}”.',
  sheet_ignored: 'the sheet “{{valor}}” is not a report: if it has data, load it in another file; it was not read.',
  dates_turned:
    'A program took the day for the month: “{{valor}}” is read as {{fecha, day}}, and so are the other dates that it changed.',
  dates_month_first: '“{{valor}}” has the month first: so all dates of the column were read.',
  observation_without_judgment: {
    plan: '{{nombre}} ({{documento}}) has an observation on an outcome still to be evaluated: write it when there is a judgment; it will not be kept.',
    done: '{{nombre}} ({{documento}}) has an observation on an outcome still to be evaluated: write it when there is a judgment; it was not kept.',
  },
  state_new: {
    plan: 'the state “{{valor}}” of {{nombre}} ({{documento}}) is not one of the known ones: check it; it will be kept as written.',
    done: 'the state “{{valor}}” of {{nombre}} ({{documento}}) is not one of the known ones: check it; it was kept as written.',
  },
  outcome_kept: {
    plan: 'the file does not bring outcome {{valor}}; it will be kept.',
    done: 'the file does not bring outcome {{valor}}; it was kept.',
  },
  outcome_kept_judged: {
    plan: 'the file does not bring outcome {{valor}}; it will be kept with its {{juicios}} judgments.',
    done: 'the file does not bring outcome {{valor}}; it was kept with its {{juicios}} judgments.',
  },
  outcome_elsewhere: {
    plan: 'outcome {{valor}} is already in competency {{competencia}}: check which one is right; it will stay there.',
    done: 'outcome {{valor}} is already in competency {{competencia}}: check which one is right; it stayed there.',
  },
  program_differs: 'the file is of program “{{valor}}” and the ficha is of “{{programa}}”: check which one is right.',
  dates_differ: 'the file says {{valor, day}}, and the ficha is created with {{fecha, day}}: check which one is right.',
  report_without_ficha: {
    plan: 'the file does not say which ficha it is of: check that it is of this one; it will be loaded into ficha {{ficha}}.',
    done: 'the file does not say which ficha it is of: check that it is of this one; it was loaded into ficha {{ficha}}.',
  },
  document_type_unknown: '“{{valor}}” is not a document type to sign in with: write CC, CE, TI or RC.',
  mail_invalid: '“{{valor}}” is not an email address: correct it in the file.',
  mail_taken: 'the email address {{valor}} already belongs to {{nombre}} ({{documento}}): write another one.',
  duplicate_mail: 'the email address {{valor}} is already in row {{otra_fila}}: write another one.',
  instructor_type_unknown:
    '“{{valor}}” is not an instructor type: write planta, contratista, técnico, transversal, clave, profesional, instructor, virtual, presencial, otro or ninguno.',
  role_unknown: '“{{valor}}” is not a role: write usuario or administrador.',
  day_invalid: '“{{valor}}” is not a date: write it as dd/mm/yyyy.',
  contract_day_missing: '{{columna}} is missing: write it, because contractor instructors need it.',
  contract_end_before_start: 'the end of the contract is not after its start: correct one of them.',
  admin_by_file: {
    plan: '{{nombre}} ({{documento}}) will be an administrator, as the file says: check that this is meant.',
    done: '{{nombre}} ({{documento}}) is an administrator, as the file says: if this is not meant, change the role.',
  },
  person_enabled: {
    plan: '{{nombre}} ({{documento}}) is already in Fichero and will stay as is.',
    done: '{{nombre}} ({{documento}}) was already in Fichero and stayed as is.',
  },
  person_disabled: {
    plan: '{{nombre}} ({{documento}}) is in Fichero, but disabled, and will stay so. Reactivate the person to let them in.',
    done: '{{nombre}} ({{documento}}) is in Fichero, but disabled, and stayed so. Reactivate the person to let them in.',
  },
  person_requested: {
    plan: '{{nombre}} ({{documento}}) has already asked for access; the request will stay as it is. Approve or reject it.',
    done: '{{nombre}} ({{documento}}) has already asked for access; the request stayed as it was. Approve or reject it.',
  },
}
