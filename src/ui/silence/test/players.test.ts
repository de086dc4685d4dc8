/** Which players fall silent, and how they come back. */
import { isHidden, silence } from '..';
import { find, page, plays, settled, unrendered, watchPages } from './page';

watchPages();

it( 'loads a frame again when it is seen again, which does not start by itself', async () => {
	page(
		'<div id="box"><iframe src="https://v.example/e?autoplay=1&amp;a=b"></iframe></div>'
	);
	find( '#box' ).className = 'wp-block-embed';
	await settled();
	find( '#box' ).hidden = true;
	await settled();
	expect( find( 'iframe' ).getAttribute( 'src' ) ).toBe( 'about:blank' );
	find( '#box' ).hidden = false;
	await settled();
	expect( find( 'iframe' ).getAttribute( 'src' ) ).toBe(
		'https://v.example/e?autoplay=0&a=b'
	);
} );

it( 'lets backgrounds move again when they are seen again', async () => {
	page( '<div id="box"><video muted></video></div>' );
	const video = find< HTMLVideoElement >( 'video' );
	video.muted = true;
	find( '#box' ).hidden = true;
	await settled();
	expect( video.paused ).toBe( true );
	find( '#box' ).hidden = false;
	await settled();
	expect( video.paused ).toBe( false );
} );

it( 'leaves players alone that are never displayed themselves, until what is around them is hidden', async () => {
	document.body.innerHTML =
		'<main id="box"><div hidden><audio></audio></div><button>Play</button></main>';
	const audio = find< HTMLAudioElement >( 'audio' );
	plays( audio );
	await settled();
	expect( audio.paused ).toBe( false );
	find( '#box' ).hidden = true;
	await settled();
	expect( audio.paused ).toBe( true );
} );

it( 'leaves frames alone that do not belong to the content', async () => {
	document.body.innerHTML =
		'<div id="box"><iframe src="https://chat.example/"></iframe></div>';
	find( 'iframe' ).dispatchEvent( new Event( 'load' ) );
	await settled();
	find( '#box' ).hidden = true;
	await settled();
	expect( find( 'iframe' ).getAttribute( 'src' ) ).toBe(
		'https://chat.example/'
	);
} );

it( 'unloads what starts by itself in something that is closed', async () => {
	page(
		'<details><summary>More</summary><iframe src="https://v.example/?autoplay=1"></iframe></details>'
	);
	await settled();
	expect( find( 'iframe' ).getAttribute( 'src' ) ).toBe( 'about:blank' );
} );

it( 'silences what has closed before anybody watched', () => {
	page( '<dialog><iframe src="https://v.example/"></iframe></dialog>' );
	silence( find( 'dialog' ) );
	expect( find( 'iframe' ).getAttribute( 'src' ) ).toBe( 'about:blank' );
} );

it( 'lets what moves between the page and its corner play on', async () => {
	page( '<div id="box"><video></video></div>' );
	find( '#box' ).dataset.moving = '';
	find( '#box' ).hidden = true;
	await settled();
	expect( find< HTMLVideoElement >( 'video' ).paused ).toBe( false );
} );

it.each( [
	[ 'a row of slides', 'overflow-x: auto', { left: 900, right: 1200 }, true ],
	[ 'a row of slides', 'overflow-x: auto', { left: 300, right: 900 }, false ],
	[ 'folded text', 'overflow-y: hidden', { top: 500, bottom: 900 }, true ],
	[
		'a text that scrolls',
		'overflow-y: auto',
		{ top: 500, bottom: 900 },
		false,
	],
] )( 'knows what is out of view in %s: %s, %o', ( _, style, rect, is ) => {
	page( `<div id="box" style="${ style }"><video></video></div>` );
	const box = { left: 0, right: 600, top: 0, bottom: 400 };
	find( '#box' ).getBoundingClientRect = () => box as DOMRect;
	find( 'video' ).getBoundingClientRect = () =>
		( { ...box, ...rect } ) as DOMRect;
	expect( isHidden( find( 'video' ) ) ).toBe( is );
} );

it( 'silences what is hidden on a page that the browser has kept, and gives back what is seen', async () => {
	page(
		'<div id="box" class="wp-block-embed"><video></video><iframe src="https://v.example/e"></iframe></div>'
	);
	await settled();
	const back = async () => {
		window.dispatchEvent( new Event( 'pageshow' ) );
		await settled();
	};
	// Nothing tells of it: the page did not run meanwhile.
	unrendered.add( find( '#box' ) );
	await back();
	expect( find< HTMLVideoElement >( 'video' ).paused ).toBe( true );
	expect( find( 'iframe' ).getAttribute( 'src' ) ).toBe( 'about:blank' );
	unrendered.clear();
	await back();
	expect( find< HTMLVideoElement >( 'video' ).paused ).toBe( true );
	expect( find( 'iframe' ).getAttribute( 'src' ) ).toBe(
		'https://v.example/e'
	);
} );
