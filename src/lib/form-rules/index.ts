/** The rules of forms, the same in PHP (`includes/Domain/Forms`): both run `tests/fixtures/form-*.json`. */
export { check, clean } from './check';
export { checkFile } from './files';
export { cleanEmail, isEmail } from './email';
export { hiddenFields, OPERATORS } from './logic';
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
