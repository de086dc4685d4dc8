/** The six states and their transitions (S0 §4). */
import { type ScrollEvent, type State, machine } from '../view/machine';

const limits = { page: 1, pages: 2, most: 0 };

function stage( more: Partial< typeof limits > = {} ) {
	const seen: State[] = [];
	const control = machine( { ...limits, ...more }, ( state ) =>
		seen.push( state )
	);
	const notify = ( ...events: ScrollEvent[] ) => {
		events.forEach( control.send );
		return control.state;
	};
	return { control, seen, notify };
}

test( 'is idle until the end is near, and loads once', () => {
	const { control, seen, notify } = stage();
	expect( control.state ).toBe( 'idle' );
	expect( notify( 'near' ) ).toBe( 'loading' );
	expect( control.send( 'near' ) ).toBe( false );
	expect( control.send( 'ask' ) ).toBe( false );
	expect( seen ).toEqual( [ 'loading' ] );
} );

test( 'pauses after some pages and continues on request', () => {
	const { control, notify } = stage();
	expect( notify( 'near', 'added' ) ).toBe( 'idle' );
	expect( notify( 'near', 'added' ) ).toBe( 'paused' );
	expect( control.page ).toBe( 3 );
	expect( notify( 'near' ) ).toBe( 'paused' );
	expect( notify( 'ask' ) ).toBe( 'loading' );
	expect( notify( 'added' ) ).toBe( 'paused' );
} );

test( 'is paused from the start without automatic loading', () => {
	expect( stage( { pages: 0 } ).control.state ).toBe( 'paused' );
} );

test.each( [ 'end', 'fail' ] as const )(
	'%s: ends and ignores further events',
	( how ) => {
		const { notify } = stage();
		expect( notify( 'near', how ) ).toBe( 'done' );
		expect( notify( 'near', 'added', 'end', 'unreadable' ) ).toBe( 'done' );
	}
);

test( 'only a failure can be retried', () => {
	expect( stage().notify( 'near', 'end', 'ask' ) ).toBe( 'done' );
	const { control, notify } = stage();
	expect( notify( 'near', 'fail' ) ).toBe( 'done' );
	expect( control.hasFailed ).toBe( true );
	expect( notify( 'ask' ) ).toBe( 'loading' );
	expect( control.hasFailed ).toBe( false );
	expect( notify( 'added' ) ).toBe( 'idle' );
} );

test( 'does not exceed the page limit', () => {
	const { control, notify } = stage( { page: 2, most: 3 } );
	expect( notify( 'near', 'added' ) ).toBe( 'done' );
	expect( control.page ).toBe( 3 );
} );

test.each( [
	[ 'idle', [] ],
	[ 'loading', [ 'near' ] ],
	[ 'paused', [ 'near', 'added', 'near', 'added' ] ],
] as [ State, ScrollEvent[] ][] )(
	'an unreadable link makes %s a permanent failure',
	( state, way ) => {
		const { notify } = stage();
		expect( notify( ...way ) ).toBe( state );
		expect( notify( 'unreadable' ) ).toBe( 'invalid-page' );
		expect( notify( 'near', 'ask', 'added', 'end', 'fail' ) ).toBe(
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
] as ScrollEvent[][] )( 'can be destroyed after %p', ( ...way ) => {
	const { control, notify } = stage();
	expect( notify( ...way, 'destroy' ) ).toBe( 'destroyed' );
	for ( const event of [ 'near', 'ask', 'added', 'destroy' ] as const ) {
		expect( control.send( event ) ).toBe( false );
	}
} );
