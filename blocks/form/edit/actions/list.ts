import { __ } from '@wordpress/i18n';
import type { FormAction } from './types';
import type { Attributes } from '../../attributes';

/** Settings of forms that were saved before there was a list. */
const EARLIER = [
	'recipients',
	'subject',
	'replyTo',
	'mailFiles',
	'replySubject',
	'replyText',
	'redirect',
] as const;

/** Returns what each kind of action is called. */
export const titles = (): Record< FormAction[ 'type' ], string > => ( {
	mail: __( 'Send an email', 'frontage' ),
	reply: __( 'Send a confirmation to the visitor', 'frontage' ),
	subscribe: __( 'Sign up for a mailing list', 'frontage' ),
	webhook: __( 'Call a webhook', 'frontage' ),
	message: __( 'Show a message', 'frontage' ),
	redirect: __( 'Redirect to a page', 'frontage' ),
} );

/**
 * Returns a form's actions; mirrors `Form_Actions::of()`.
 *
 * @param attributes Attributes of the form.
 */
export function actionsOf( attributes: Attributes ): FormAction[] {
	const { actions, recipients, subject, replyTo, mailFiles } = attributes;
	if ( actions ) {
		return actions;
	}
	const { replySubject, replyText, redirect } = attributes;
	return [
		{
			type: 'mail',
			to: [ { address: recipients } ],
			// With one address, nobody sees another, also if more are added.
			...( /[,;\n]/.test( recipients ) ? { together: true } : {} ),
			subject,
			replyTo,
			files: mailFiles,
		},
		...( replyText
			? [
					{
						type: 'reply' as const,
						to: replyTo,
						subject: replySubject,
						text: replyText,
					},
				]
			: [] ),
		...( redirect ? [ { type: 'redirect' as const, url: redirect } ] : [] ),
	];
}

/**
 * Returns the attributes that save a list. The earlier settings are removed, so that nothing is saved twice.
 *
 * @param actions The list.
 */
export const saved = (
	actions: FormAction[]
): Partial< Record< keyof Attributes, unknown > > => ( {
	...Object.fromEntries( EARLIER.map( ( name ) => [ name, undefined ] ) ),
	actions,
} );

/**
 * Returns a new action.
 *
 * @param type Kind of action.
 */
export const created = ( type: FormAction[ 'type' ] ): FormAction =>
	type === 'mail' ? { type, to: [ { address: '' } ] } : { type };

/**
 * Returns a list with one entry moved.
 *
 * @param list Any entries.
 * @param from Index of the entry.
 * @param to   Its new index.
 */
export function moved< Entry >(
	list: Entry[],
	from: number,
	to: number
): Entry[] {
	const rest = list.filter( ( _, index ) => index !== from );
	return [ ...rest.slice( 0, to ), list[ from ]!, ...rest.slice( to ) ];
}
