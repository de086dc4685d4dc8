import { summaryOf } from './summary';
import type { OverlayRules } from '@frontage/overlay-rules';

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
			} )
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
			[ { value: 'category:5', label: 'Sea' } ]
		)
	).toBe(
		'Opens every 3 days after 5 seconds, when the mouse leaves the page, or after scrolling 100%, not in Sea, from 2030-01-01 onward, even before any interaction.'
	);
} );

it( 'says that nothing happens automatically', () => {
	expect( summaryOf( rules( {} ) ) ).toMatch( /^Opens only when/ );
} );
