import { addAssets } from './assets';

beforeEach( () => {
	document.head.innerHTML = '';
} );

test( 'waits for a stylesheet or its failure', async () => {
	for ( const event of [ 'load', 'error' ] ) {
		let isDone = false;
		const adding = addAssets( [
			{ handle: event, href: `/${ event }.css` },
		] ).then( () => {
			isDone = true;
		} );
		const link = document.querySelector( `#${ event }-css` )!;
		await Promise.resolve();
		expect( isDone ).toBe( false );
		link.dispatchEvent( new Event( event ) );
		await adding;
	}
} );

test( 'times out', async () => {
	jest.useFakeTimers();
	const done = jest.fn();
	const adding = addAssets( [ { handle: 'a', href: '/a.css' } ] ).then(
		done
	);
	await jest.advanceTimersByTimeAsync( 2999 );
	expect( done ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 1 );
	expect( done ).toHaveBeenCalled();
	await adding;
	jest.useRealTimers();
} );

test( 'does not add styles that WordPress has printed, linked or inline', async () => {
	document.head.innerHTML =
		'<link id="a-css"><style id="b-inline-css"></style><script id="c-js-module"></script>';
	await addAssets( [
		{ handle: 'a', href: '/a.css' },
		{ handle: 'b', css: 'p{}' },
		{ handle: 'c', module: '/c.js' },
	] );
	expect( document.head.children ).toHaveLength( 3 );
} );

test( 'adds modules as modules', async () => {
	await addAssets( [ { handle: '@frontage/x', module: '/x.js' } ] );
	expect( document.querySelector( 'script' ) ).toMatchObject( {
		type: 'module',
		src: 'http://localhost/x.js',
	} );
} );

test( 'a second response waits for a stylesheet that is loading', async () => {
	let done = 0;
	const both = [ 1, 2 ].map( () =>
		addAssets( [ { handle: 'd', href: '/d.css' } ] ).then( () => done++ )
	);
	await Promise.resolve();
	expect( [ done, document.head.children.length ] ).toEqual( [ 0, 1 ] );
	document.querySelector( 'link' )!.dispatchEvent( new Event( 'load' ) );
	await Promise.all( both );
} );
