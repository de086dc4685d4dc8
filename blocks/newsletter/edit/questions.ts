/** Changes a form's questions and keeps names unique and conditions valid. */
import type { Rule } from '@frontage/lib/form-rules';
import type { QuestionAttributes } from '../view/types';

/**
 * Returns an unused question name.
 *
 * @param questions All questions.
 */
export function freeId( questions: QuestionAttributes[] ): string {
	let number = questions.length + 1;
	while ( questions.some( ( { id } ) => id === `q${ number }` ) ) {
		number++;
	}
	return `q${ number }`;
}

/**
 * Returns the questions with one changed; rules are updated to its new name.
 *
 * @param questions All questions.
 * @param at        Index of the question.
 * @param changed   Changed properties.
 */
export function changeQuestion(
	questions: QuestionAttributes[],
	at: number,
	changed: Partial< QuestionAttributes >
): QuestionAttributes[] {
	const id = questions[ at ]?.id;
	const next = questions.map( ( one, index ) =>
		index === at ? { ...one, ...changed } : one
	);
	return changed.id === undefined
		? next
		: withTargets( next, ( name ) => ( name === id ? changed.id! : name ) );
}

/**
 * Returns the questions without one, and without rules that refer to it.
 *
 * @param questions All questions.
 * @param at        Index of the question.
 */
export function removeQuestion(
	questions: QuestionAttributes[],
	at: number
): QuestionAttributes[] {
	const id = questions[ at ]?.id;
	return withTargets(
		questions.filter( ( _, index ) => index !== at ),
		( name ) => ( name === id ? null : name )
	);
}

/**
 * Returns the questions with replaced targets in their rules; null removes the rule.
 *
 * @param questions All questions.
 * @param target    Returns the new name of a target.
 */
function withTargets(
	questions: QuestionAttributes[],
	target: ( name: string ) => string | null
): QuestionAttributes[] {
	return questions.map( ( { when, ...question } ) => {
		const rules = ( when?.rules ?? [] ).flatMap(
			( [ name, operator, value ] ) => {
				const next = target( name );
				return next === null
					? []
					: [ [ next, operator, value ] as Rule ];
			}
		);
		return when && rules.length
			? { ...question, when: { ...when, rules } }
			: question;
	} );
}
