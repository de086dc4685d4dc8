/** The six states and what leads from one to another (S0 §4). */
import { type Happening, type State, machine } from '../view/machine';

const limits = { page: 1, pages: 2, most: 0 };

function stage( more: Partial< typeof limits > = {} ) {
	const seen: State[] = [];
	const control = machine( { ...limits, ...more }, ( state ) =>
		seen.push( state )
	);
	const tell = ( ...happenings: Happening[] ) => {
		happenings.forEach( control.tell );
		return control.state;
	};
	return { control, seen, tell };
}

test( 'is idle until the end is near, and loads once', () => {
	const { control, seen, tell } = stage();
	expect( control.state ).toBe( 'idle' );
	expect( tell( 'near' ) ).toBe( 'loading' );
	expect( control.tell( 'near' ) ).toBe( false );
	expect( control.tell( 'ask' ) ).toBe( false );
	expect( seen ).toEqual( [ 'loading' ] );
} );

test( 'pauses after some pages, and goes on when it is asked', () => {
	const { control, tell } = stage();
	expect( tell( 'near', 'added' ) ).toBe( 'idle' );
	expect( tell( 'near', 'added' ) ).toBe( 'paused' );
	expect( control.page ).toBe( 3 );
	expect( tell( 'near' ) ).toBe( 'paused' );
	expect( tell( 'ask' ) ).toBe( 'loading' );
	expect( tell( 'added' ) ).toBe( 'paused' );
} );

test( 'is paused from the start where nothing comes by itself', () => {
	expect( stage( { pages: 0 } ).control.state ).toBe( 'paused' );
} );

test.each( [ 'end', 'fail' ] as const )( '%s: done, and deaf', ( how ) => {
	const { tell } = stage();
	expect( tell( 'near', how ) ).toBe( 'done' );
	expect( tell( 'near', 'added', 'end', 'unreadable' ) ).toBe( 'done' );
} );

test( 'only a failure can be tried again', () => {
	expect( stage().tell( 'near', 'end', 'ask' ) ).toBe( 'done' );
	const { control, tell } = stage();
	expect( tell( 'near', 'fail' ) ).toBe( 'done' );
	expect( control.hasFailed ).toBe( true );
	expect( tell( 'ask' ) ).toBe( 'loading' );
	expect( control.hasFailed ).toBe( false );
	expect( tell( 'added' ) ).toBe( 'idle' );
} );

test( 'does not go beyond the last page that is allowed', () => {
	const { control, tell } = stage( { page: 2, most: 3 } );
	expect( tell( 'near', 'added' ) ).toBe( 'done' );
	expect( control.page ).toBe( 3 );
} );

test.each( [
	[ 'idle', [] ],
	[ 'loading', [ 'near' ] ],
	[ 'paused', [ 'near', 'added', 'near', 'added' ] ],
] as [ State, Happening[] ][] )(
	'a link that cannot be read makes %s an invalid page, for good',
	( state, way ) => {
		const { tell } = stage();
		expect( tell( ...way ) ).toBe( state );
		expect( tell( 'unreadable' ) ).toBe( 'invalid-page' );
		expect( tell( 'near', 'ask', 'added', 'end', 'fail' ) ).toBe(
			'invalid-page'
		);
	}
);

test.each( [
	[],
	[ 'near' ],
	[ 'near', 'end' ],
	[ 'near', 'fail' ],
	[ 'near', 'unreadable' ],
] as Happening[][] )( 'can be destroyed after %p', ( ...way ) => {
	const { control, tell } = stage();
	expect( tell( ...way, 'destroy' ) ).toBe( 'destroyed' );
	for ( const happening of [ 'near', 'ask', 'added', 'destroy' ] as const ) {
		expect( control.tell( happening ) ).toBe( false );
	}
} );
