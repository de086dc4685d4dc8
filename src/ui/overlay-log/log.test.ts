/** The log of the owner’s test. */
import { keepLog, LOG_KEY, readLog, writeLog } from './log';

const emit = ( id: string, what: string, why = '' ) =>
	document.getElementById( id )!.dispatchEvent(
		new CustomEvent( 'frontage:queue', {
			bubbles: true,
			detail: { what, why },
		} )
	);

beforeEach( () => {
	localStorage.clear();
	document.title = 'Home';
	document.body.innerHTML =
		'<dialog id="a"></dialog><dialog id="b"></dialog>';
} );

it( 'writes down each decision once, and the closing of what was opened', () => {
	keepLog();
	emit( 'a', 'ready', 'delay' );
	emit( 'a', 'asked', 'delay' );
	emit( 'a', 'waits', 'open' );
	emit( 'a', 'waits', 'open' );
	emit( 'a', 'opened' );
	document.getElementById( 'a' )!.dispatchEvent( new Event( 'close' ) );
	document.getElementById( 'b' )!.dispatchEvent( new Event( 'close' ) );
	const [ visit ] = readLog();
	expect( visit ).toMatchObject( { title: 'Home', path: '/' } );
	expect(
		visit!.events.map(
			( { id, what, why } ) => `${ id } ${ what } ${ why }`
		)
	).toEqual( [ 'a asked delay', 'a waits open', 'a opened ', 'a closed ' ] );
	writeLog( [] );
	expect( readLog() ).toEqual( [] );
} );

it( 'keeps 20 pages, newest first', () => {
	jest.useFakeTimers();
	for ( let page = 0; page < 25; page++ ) {
		jest.setSystemTime( Date.UTC( 2050, 0, 1 ) + page );
		document.title = `Page ${ page }`;
		keepLog();
		emit( 'a', 'asked', String( page ) );
	}
	jest.useRealTimers();
	const log = readLog();
	expect( log ).toHaveLength( 20 );
	expect( log[ 0 ]!.title ).toBe( 'Page 24' );
} );

it.each( [ 'null', '{', '[1]', '[{"events":[1]}]', '{"a":1}' ] )(
	'survives what it did not write: %s',
	( text ) => {
		localStorage.setItem( LOG_KEY, text );
		expect( readLog() ).toEqual( [] );
	}
);
