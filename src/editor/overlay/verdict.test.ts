import type { Condition, OverlayRules } from '@frontage/overlay-rules';
import listed from './listed.json';
import type { RuleOptions } from './types';
import { judge, visitOf, type Chosen } from './verdict';

/** What PHPUnit compares with the server, and a condition of another plugin. */
const OPTIONS = {
	...listed,
	conditions: [
		...listed.conditions,
		{
			name: 'acme/plan',
			label: 'Plan',
			values: {
				type: 'choice',
				label: '',
				phrase: 'for plan %s',
				options: [ { value: 'gold', label: 'Gold' } ],
			},
		},
	],
	names: [],
} as RuleOptions;

const GUEST: Chosen = {
	page: 'type:post',
	term: '',
	role: 'guest',
	device: 'phone',
	referrer: '',
	date: '2030-01-15',
	cart: 'empty',
	'acme/plan': 'silver',
};

const rules = ( ...conditions: Condition[] ): OverlayRules => ( {
	triggers: [ { type: 'delay', value: '5' } ],
	conditions,
	again: '7',
} );

const notified = (
	changed: Record< string, string >,
	...conditions: Condition[]
) =>
	judge(
		rules( ...conditions ),
		visitOf( { ...GUEST, ...changed } as Chosen, 'product' ),
		OPTIONS
	).text;

const OPENS = 'Would open after 5 seconds.';

it.each< [ Condition, Record< string, string >, string ] >( [
	[
		{ type: 'role', values: [ 'guest' ] },
		{ role: 'editor' },
		'Would not open: only for logged-out visitors.',
	],
	[
		{ type: 'device', values: [ 'phone' ] },
		{ device: 'desktop' },
		'Would not open: only on phones.',
	],
	[
		{ type: 'cart', values: [ 'empty' ] },
		{ cart: 'filled' },
		'Would not open: only with an empty cart.',
	],
	[
		{ type: 'date', values: [ '2030-01-01', '2030-01-31' ] },
		{ date: '2030-02-01' },
		'Would not open: only from 2030-01-01 to 2030-01-31.',
	],
	[
		{ type: 'page', values: [ 'type:post' ] },
		{ page: 'front' },
		'Would not open: only on posts.',
	],
	[
		{ type: 'cart', values: [ 'filled' ], not: true },
		{ cart: 'filled' },
		'Would not open: only with an empty cart.',
	],
	[
		{ type: 'date', values: [ '2030-02-01', '2030-02-28' ], not: true },
		{ date: '2030-02-01' },
		'Would not open: only before 2030-02-01 or after 2030-02-28.',
	],
	[
		{ type: 'role', values: [ 'editor' ], not: true },
		{ role: 'editor' },
		'Would not open: not for editors.',
	],
	[
		{ type: 'acme/plan', values: [ 'silver' ] },
		{ 'acme/plan': 'gold' },
		'Would not open: only for plan silver.',
	],
] )( 'tests %j for a guest and another visitor', ( condition, other, why ) => {
	expect( notified( {}, condition ) ).toBe( OPENS );
	expect( notified( other, condition ) ).toBe( why );
} );

it( 'simulates a customer as a member and this page by its type', () => {
	const member: Condition = { type: 'role', values: [ 'member' ] };
	expect( notified( { role: 'customer' }, member ) ).toBe( OPENS );
	expect( notified( {}, member ) ).toContain( 'logged-in' );
	const product: Condition = { type: 'page', values: [ 'type:product' ] };
	expect( notified( { page: 'id:7' }, product ) ).toBe( OPENS );
	expect( notified( { page: 'id:7' }, { ...product, not: true } ) ).toContain(
		'not on products'
	);
} );

it( 'lists all reasons and skips incomplete conditions', () => {
	expect(
		notified(
			{ device: 'tablet', cart: 'filled' },
			{ type: 'device', values: [ 'phone' ] },
			{ type: 'cart', values: [ 'empty' ] },
			{ type: 'term', values: [] }
		)
	).toBe( 'Would not open: only on phones, only with an empty cart.' );
} );

it( 'says that a condition’s plugin is missing', () => {
	expect(
		notified( {}, { type: 'acme/gone', values: [ 'x' ], not: true } )
	).toMatch( /^Does not open automatically/ );
} );
