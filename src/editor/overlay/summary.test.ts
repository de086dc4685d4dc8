import { summaryOf } from './summary';
import type { OverlayRules } from '@frontage/overlay-rules';
import listed from './listed.json';
import type { Option, RuleOptions } from './types';

/** With the types that PHPUnit compares with the server's. */
const options = ( names: Option[] = [] ) =>
	( { ...listed, names } ) as RuleOptions;

const rules = ( changed: Partial< OverlayRules > ): OverlayRules => ( {
	triggers: [],
	conditions: [],
	again: '7',
	...changed,
} );

it( 'describes when, how often, where and for whom it opens', () => {
	expect(
		summaryOf(
			rules( {
				triggers: [ { type: 'scroll', value: '50' } ],
				conditions: [
					{ type: 'page', values: [ 'type:post' ] },
					{ type: 'role', values: [ 'guest' ] },
				],
			} ),
			options()
		)
	).toBe(
		'Opens once a week after scrolling 50%, on posts, for logged-out visitors.'
	);
} );

it( 'joins triggers, names categories and days, and inverts conditions', () => {
	expect(
		summaryOf(
			rules( {
				again: '3',
				isDemanded: true,
				triggers: [
					{ type: 'delay', value: '5' },
					{ type: 'exit' },
					{ type: 'scroll', value: '300' },
				],
				conditions: [
					{ type: 'term', values: [ 'category:5' ], not: true },
					{ type: 'date', values: [ '2030-01-01', '' ] },
				],
			} ),
			options( [ { value: 'category:5', label: 'Sea' } ] )
		)
	).toBe(
		'Opens every 3 days after 5 seconds, when the mouse leaves the page, or after scrolling 100%, not in Sea, from 2030-01-01 onward, even before any interaction.'
	);
} );

it( 'says that nothing happens automatically', () => {
	expect( summaryOf( rules( {} ), options() ) ).toMatch( /^Opens only when/ );
} );

it.each( [
	[ 'delay', '', 'as soon as the page loads' ],
	[ 'delay', '0', 'as soon as the page loads' ],
	[ 'delay', '1', 'after 1 second' ],
	[ 'delay', '1.5', 'after 1.5 seconds' ],
	[ 'delay', '40', 'after 40 seconds' ],
	[ 'bottom', '', '500 px before the end of the page' ],
	[ 'bottom', '20', '20 px before the end of the page' ],
	[ 'sent', '', 'after a form is sent' ],
	[ 'sent', '#a', 'after the form “#a” is sent' ],
] )( 'says %s with “%s”', ( type, value, phrase ) => {
	expect(
		summaryOf( rules( { triggers: [ { type, value } ] } ), options() )
	).toBe( `Opens once a week ${ phrase }.` );
} );

it( 'chooses the plural form of the language', () => {
	document.documentElement.lang = 'pl';
	const [ delay ] = options().triggers.filter(
		( { name } ) => name === 'delay'
	);
	const phrases = { ...delay!.phrases, 1: 'A %s', 2: 'B %s', 5: 'C %s' };
	const polish = { ...options(), triggers: [ { ...delay!, phrases } ] };
	expect(
		[ '1', '4', '12', '22', '26' ].map( ( value ) =>
			summaryOf(
				rules( { triggers: [ { type: 'delay', value } ] } ),
				polish
			).slice( -5, -1 )
		)
	).toEqual( [ ' A 1', ' B 4', 'C 12', 'B 22', 'C 26' ] );
	document.documentElement.lang = '';
} );

it( 'ignores triggers whose plugin is missing, but no such condition', () => {
	const delay = { type: 'delay', value: '5' };
	const gone = { type: 'acme/video-end', value: '' };
	const plan = { type: 'acme/plan', values: [ 'gold' ] };
	expect( summaryOf( rules( { triggers: [ gone ] } ), options() ) ).toMatch(
		/^Opens only when/
	);
	expect(
		summaryOf( rules( { triggers: [ gone, delay ] } ), options() )
	).toBe( 'Opens once a week after 5 seconds.' );
	expect(
		summaryOf(
			rules( { triggers: [ delay ], conditions: [ plan ] } ),
			options()
		)
	).toMatch( /^Does not open automatically/ );
} );
