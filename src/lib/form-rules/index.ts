/**
 * The validation rules of forms, the same as in PHP (`includes/Domain/Forms`): both are tested with
 * `tests/fixtures/form-*.json`.
 */
export { check, clean } from './check';
export { allowedTypes, checkFile, fileName } from './files';
export { createLogic, hiddenFields } from './logic';
export type {
	Chosen,
	Condition,
	FieldRules,
	Kind,
	Problem,
	Rule,
	Value,
	Values,
} from './types';
