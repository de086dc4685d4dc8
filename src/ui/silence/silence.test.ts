/** What is hidden is silent, whatever it is in and whatever it is. */
import { isHidden, mount, silence, whenHidden } from '.';

jest.useFakeTimers();

const find = < Found extends HTMLElement >( selector: string ) =>
	document.querySelector< Found >( selector )!;

/** Elements that a test has hidden, as browsers know it. */
const unrendered = new Set< Element >();

/** Shows content, and makes all files in it play. */
function page( html: string ): void {
	document.body.innerHTML = `<main>${ html }</main>`;
	document
		.querySelectorAll< HTMLMediaElement >( 'video,audio' )
		.forEach( plays );
	// A browser tells of a frame when it has loaded.
	document
		.querySelectorAll( 'iframe' )
		.forEach( ( frame ) => frame.dispatchEvent( new Event( 'load' ) ) );
}

function plays( media: HTMLMediaElement ): void {
	let paused = false;
	Object.defineProperty( media, 'paused', {
		configurable: true,
		get: () => paused,
	} );
	media.pause = jest.fn( () => {
		paused = true;
	} );
	media.play = jest.fn( async () => {
		paused = false;
	} );
	media.dispatchEvent( new Event( 'play' ) );
}

/** Notes what frames are told. */
function told(): unknown[] {
	const all: unknown[] = [];
	document.querySelectorAll( 'iframe' ).forEach( ( { contentWindow } ) => {
		jest.spyOn( contentWindow!, 'postMessage' ).mockImplementation(
			( data: string, origin?: unknown ) =>
				void all.push( [ JSON.parse( data ), origin ] )
		);
	} );
	return all;
}

/** Lets the observers tell, and waits until the page has been looked at. */
async function settled(): Promise< void > {
	await Promise.resolve();
	jest.runOnlyPendingTimers();
}

beforeAll( () => {
	Element.prototype.checkVisibility = function ( this: Element ) {
		return (
			this.isConnected &&
			! this.closest( '[hidden],details:not([open]) > :not(summary)' ) &&
			! [ ...unrendered ].some( ( one ) => one.contains( this ) )
		);
	};
	mount();
} );
beforeEach( () => unrendered.clear() );
afterEach( async () => {
	document.body.innerHTML = '';
	await settled();
} );

const HIDES: Record< string, [ string, string, () => void ] > = {
	'a closed popup': [
		'<dialog id="box" open>',
		'</dialog>',
		() => {
			find( '#box' ).removeAttribute( 'open' );
			find( '#box' ).dispatchEvent( new Event( 'close' ) );
		},
	],
	'a closed bar': [
		'<div id="box">',
		'</div>',
		() => {
			// jsdom has no popovers: this one has been open until now.
			find( '#box' ).setAttribute( 'popover', '' );
			find( '#box' ).dispatchEvent(
				Object.assign( new Event( 'beforetoggle' ), {
					newState: 'closed',
				} )
			);
		},
	],
	'folded details': [
		'<details id="box" open><summary>More</summary><div>',
		'</div></details>',
		() => find( '#box' ).removeAttribute( 'open' ),
	],
	'another tab': [
		'<div id="box" role="tabpanel">',
		'</div>',
		() => find( '#box' ).setAttribute( 'hidden', 'until-found' ),
	],
	'a slide out of view': [
		'<frontage-island><div id="box">',
		'</div></frontage-island>',
		() => find( '#box' ).setAttribute( 'inert', '' ),
	],
	'the back of a card': [
		'<div id="box">',
		'</div>',
		() => find( '#box' ).setAttribute( 'data-unseen', '' ),
	],
	'a block that phones do not show': [
		'<div id="box" class="wp-block-group">',
		'</div>',
		() => {
			unrendered.add( find( '#box' ) );
			window.dispatchEvent( new Event( 'resize' ) );
		},
	],
};

describe.each( Object.keys( HIDES ) )( 'in %s', ( name ) => {
	const [ before, after, hide ] = HIDES[ name ]!;

	it( 'files pause, and do not start again by themselves', async () => {
		page( `${ before }<video controls></video>${ after }` );
		const video = find< HTMLVideoElement >( 'video' );
		await settled();
		expect( video.paused ).toBe( false );
		hide();
		await settled();
		expect( video.paused ).toBe( true );
		// A script starts it nevertheless.
		plays( video );
		expect( video.paused ).toBe( true );
		expect( video.play ).not.toHaveBeenCalled();
	} );

	it( 'players that obey are paused', async () => {
		page(
			`${ before }<iframe src="https://www.youtube.com/embed/a?enablejsapi=1"></iframe><iframe src="https://player.vimeo.com/video/1"></iframe>${ after }`
		);
		const all = told();
		await settled();
		expect( all ).toEqual( [] );
		hide();
		await settled();
		expect( all ).toEqual( [
			[
				{ event: 'command', func: 'pauseVideo', args: [] },
				'https://www.youtube.com',
			],
			[ { method: 'pause' }, 'https://player.vimeo.com' ],
		] );
	} );

	it( 'other frames are unloaded, and those that play nothing are left alone', async () => {
		page(
			`${ before }<iframe id="bare" src="https://www.youtube.com/embed/a?feature=oembed&autoplay=1"></iframe><iframe id="map" src="https://www.google.com/maps/embed?pb=1"></iframe><form><iframe id="card" src="https://card.example/"></iframe></form>${ after }`
		);
		await settled();
		hide();
		await settled();
		expect(
			[ 'bare', 'map', 'card' ].map( ( id ) =>
				find( `#${ id }` ).getAttribute( 'src' )
			)
		).toEqual( [
			'about:blank',
			'https://www.google.com/maps/embed?pb=1',
			'https://card.example/',
		] );
	} );

	it( 'players of ours are stopped, once', async () => {
		page(
			`${ before }<iframe src="https://own.example/"></iframe>${ after }`
		);
		const stop = jest.fn( () => {
			find( 'iframe' ).remove();
			forget();
		} );
		const forget = whenHidden( find( 'iframe' ), stop );
		await settled();
		hide();
		await settled();
		await settled();
		expect( stop ).toHaveBeenCalledTimes( 1 );
	} );
} );

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
