/** A form with all kinds of fields that have something of their own: rows, stars, a slider, a sum, terms and a signature. */
import { field, form, name } from './forms';
import type { Locator, Page } from '@playwright/test';

export const block = ( slug: string, attributes: object, inner: string ) =>
	`<!-- wp:frontage/${ slug } ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:frontage/${ slug } -->`;

const guests = block(
	'form-group',
	{
		kind: 'repeat',
		label: 'Guests',
		name: 'guests',
		item: 'Guest',
		add: 'Add guest',
		max: 3,
	},
	field( 'text', { label: 'First name', name: 'first', required: true } ) +
		field( 'choice', {
			kind: 'radio',
			label: 'Menu',
			name: 'menu',
			options: [ 'Fish', 'Vegan' ],
		} )
);

const total = field( 'calculation', {
	label: 'Total',
	name: 'total',
	formula: '{guests} * 25 + {tip} + if( {stars} > 3, 0.5, 0 )',
	after: ' €',
} );

export const allFieldsForm = ( recipients: string ) =>
	form(
		{ title: 'Dinner', recipients },
		name,
		guests,
		field( 'text', {
			kind: 'rating',
			label: 'Stars',
			name: 'stars',
			required: true,
		} ),
		field( 'text', {
			kind: 'range',
			label: 'Tip',
			name: 'tip',
			min: '0',
			max: '20',
			step: 1,
		} ),
		total,
		field( 'text', {
			label: 'Why so much?',
			name: 'why',
			when: {
				relation: 'all',
				rules: [ [ 'total', 'is greater', '50' ] ],
			},
		} ),
		field( 'consent', {
			label: 'I accept the house rules.',
			name: 'rules',
			terms: 'Be on time.<br><br>'.concat(
				'Be kind to each other. '.repeat( 60 )
			),
		} ),
		field( 'signature', {
			label: 'Signature',
			name: 'signature',
			required: true,
		} )
	);

export const group = ( page: Page, title: string ): Locator =>
	page.getByRole( 'group', { name: title, exact: true } );
