/** When the list begins to load more. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';
import { KEY } from '../view/key';
import { FakeIntersectionObserver } from '../../../tests/support/observers';

const end = jest.fn();
const mockFeed = jest.fn( () => end );
jest.mock( '/feed.js', () => ( { feed: () => mockFeed() } ), {
	virtual: true,
} );

const seen = ( isIntersecting: boolean ) =>
	FakeIntersectionObserver.last.see( { isIntersecting } );
const watch = { observe: jest.fn(), disconnect: jest.fn() };

const start = ( navigation = '<nav></nav>' ) => {
	document.body.innerHTML = `${ navigation }<frontage-island></frontage-island>`;
	return enhance(
		document.querySelector< FrontageIsland >( 'frontage-island' )!,
		{
			navigation: 'nav',
			parts: { feed: '/feed.js' },
		} as Parameters< typeof enhance >[ 1 ]
	);
};

const settled = () => new Promise( ( done ) => setTimeout( done ) );

beforeEach( () => {
	jest.clearAllMocks();
	history.replaceState( null, '' );
	FakeIntersectionObserver.install();
	jest.spyOn(
		FakeIntersectionObserver.prototype,
		'observe'
	).mockImplementation( watch.observe );
	jest.spyOn(
		FakeIntersectionObserver.prototype,
		'disconnect'
	).mockImplementation( watch.disconnect );
} );

test( 'starts near its end and stops observing', async () => {
	const stop = start();
	expect( watch.observe ).toHaveBeenCalledWith(
		document.querySelector( 'nav' )
	);
	seen( false );
	await settled();
	expect( mockFeed ).not.toHaveBeenCalled();
	seen( true );
	expect( watch.disconnect ).toHaveBeenCalledTimes( 1 );
	await settled();
	expect( mockFeed ).toHaveBeenCalledTimes( 1 );
	stop();
	expect( end ).toHaveBeenCalledTimes( 1 );
} );

test.each( [
	[
		'the visitor returns to a previous position',
		'<nav></nav>',
		{ [ KEY ]: {} },
	],
	[ 'there is no way on that could come near', '', null ],
] )( 'starts at once if %s', async ( _, navigation, state ) => {
	history.replaceState( state, '' );
	start( navigation );
	await settled();
	expect( mockFeed ).toHaveBeenCalledTimes( 1 );
} );

test( 'does not start if it was removed while its module loaded', async () => {
	const stop = start();
	seen( true );
	stop();
	await settled();
	expect( mockFeed ).not.toHaveBeenCalled();
} );
