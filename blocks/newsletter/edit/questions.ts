/** Changes to a form's questions that keep names single and conditions whole. */
import type { Rule } from '@frontage/lib/form-rules';
import type { QuestionAttributes } from '../view/types';

/**
 * A name that no question has yet.
 *
 * @param questions All of them.
 */
export function freeId( questions: QuestionAttributes[] ): string {
	let number = questions.length + 1;
	while ( questions.some( ( { id } ) => id === `q${ number }` ) ) {
		number++;
	}
	return `q${ number }`;
}

/**
 * The questions with one changed; rules follow its new name.
 *
 * @param questions All of them.
 * @param at        Which.
 * @param changed   What is new.
 */
export function changeQuestion(
	questions: QuestionAttributes[],
	at: number,
	changed: Partial< QuestionAttributes >
): QuestionAttributes[] {
	const { id } = questions[ at ];
	const next = questions.map( ( one, index ) =>
		index === at ? { ...one, ...changed } : one
	);
	return changed.id === undefined
		? next
		: withTargets( next, ( name ) => ( name === id ? changed.id! : name ) );
}

/**
 * The questions without one, and without rules that ask for it.
 *
 * @param questions All of them.
 * @param at        Which.
 */
export function removeQuestion(
	questions: QuestionAttributes[],
	at: number
): QuestionAttributes[] {
	const { id } = questions[ at ];
	return withTargets(
		questions.filter( ( _, index ) => index !== at ),
		( name ) => ( name === id ? null : name )
	);
}

/**
 * The questions with other targets in their rules; null takes the rule away.
 *
 * @param questions All of them.
 * @param target    The new name of a target.
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
