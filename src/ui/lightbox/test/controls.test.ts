/** Labels and actions of the controls, and messages for images that fail to load. */
import { dress } from '../controls';
import type { Engine } from '../engine';
import { watchFailures } from '../failures';
import { FRAME } from '../frame';
import type { Item, LightboxProps, Words } from '../types';
import { take } from '../../../../tests/support/items';

const mockNotify = jest.fn();
jest.mock( '@frontage/notice', () => ( {
	notify: ( ...said: unknown[] ) => mockNotify( ...said ),
} ) );

const words = {
	name: 'Images',
	close: 'Close',
	previous: 'Previous',
	next: 'Next',
	play: 'Play',
	pause: 'Pause',
	zoom: 'Zoom',
	counter: '%1$s of %2$s',
	broken: 'Image cannot be loaded.',
	failed: 'Failed loading image',
	retry: 'Try again',
	full: 'Full screen',
	copy: 'Copy link',
	copied: 'Link copied',
	download: 'Download',
} as Words;
const props: LightboxProps = { style: '', words, terms: {} };

const does = {
	go: jest.fn(),
	toggle: jest.fn(),
	zoom: jest.fn(),
	close: jest.fn(),
};
let dialog: HTMLDialogElement;

const item = ( html: string, kind: Item[ 'kind' ] = 'image' ): Item => {
	const home = document.createElement( 'div' );
	home.innerHTML = html;
	const link = home.querySelector( 'a' )!;
	const thumb = link.querySelector( 'img' );
	return { kind, key: 'k', name: 'k', link, thumb };
};

const SEA = item(
	'<figure><a href="/sea.jpg"><img alt="The sea" src="/s.jpg"></a><figcaption>At <em>night</em> &lt;b&gt;</figcaption></figure>'
);
const HILL = item( '<a href="/hill.jpg" title="<i>The hill</i>">hill</a>' );
const PART = item( '<a href="#part"> Details </a>', 'inline' );

const of = ( name: string ) =>
	dialog.querySelector< HTMLElement >( `.frontage-lightbox__${ name }` )!;
const button = ( name: string ) => of( `button.is-${ name }` );

beforeEach( () => {
	jest.clearAllMocks();
	document.body.innerHTML = FRAME;
	dialog = document.querySelector( 'dialog' )!;
} );

it( 'names itself and all of its buttons', () => {
	dress( dialog, [ SEA, HILL ], props, does );
	expect( button( 'play' ).hidden ).toBe( false );
	expect( dialog.ariaLabel ).toBe( 'Images' );
	for ( const name of [ 'close', 'previous', 'next', 'play', 'zoom' ] ) {
		const said = words[ name as keyof Words ];
		expect( button( name ).ariaLabel ).toBe( said );
		expect( button( name ).title ).toBe( said );
	}
	expect( button( 'close' ).autofocus ).toBe( true );
	button( 'close' ).click();
	button( 'play' ).click();
	expect( does.close ).toHaveBeenCalledTimes( 1 );
	expect( does.toggle ).toHaveBeenCalledTimes( 1 );
} );

it( 'announces number, text and caption, never as HTML', () => {
	const controls = dress( dialog, [ SEA, HILL, PART ], props, does );
	controls.show( 0, false );
	expect( of( 'counter' ).textContent ).toBe( '1 of 3' );
	expect( of( 'caption' ).innerHTML ).toBe( 'At <em>night</em> &lt;b&gt;' );
	expect( of( 'status' ).textContent ).toBe(
		'1 of 3. The sea. At night <b>'
	);
	controls.show( 1, false );
	expect( of( 'caption' ).innerHTML ).toBe( '&lt;i&gt;The hill&lt;/i&gt;' );
	expect( of( 'caption' ).children ).toHaveLength( 0 );
	controls.show( 2, false );
	expect( of( 'status' ).textContent ).toBe( '3 of 3. Details' );
	expect( of( 'caption' ).textContent ).toBe( '' );
	controls.zooming( true, true );
	expect( button( 'zoom' ).hidden ).toBe( false );
	expect( button( 'zoom' ).ariaPressed ).toBe( 'true' );
	controls.zooming( false, false );
	expect( button( 'zoom' ).hidden ).toBe( true );
} );

it( 'announces nothing while it plays', () => {
	const controls = dress( dialog, [ SEA, HILL ], props, does );
	controls.show( 0, false );
	controls.show( 1, true );
	expect( of( 'counter' ).textContent ).toBe( '2 of 2' );
	expect( of( 'status' ).textContent ).toContain( '1 of 2' );
	controls.playing( true );
	expect( button( 'play' ).ariaLabel ).toBe( 'Pause' );
	expect( dialog.hasAttribute( 'data-playing' ) ).toBe( true );
	controls.playing( false );
	expect( button( 'play' ).ariaLabel ).toBe( 'Play' );
	expect( button( 'play' ).hasAttribute( 'data-playing' ) ).toBe( false );
} );

it( 'shows no counter and no play button for a single item', () => {
	dress( dialog, [ SEA ], props, does ).show( 0, false );
	expect( of( 'counter' ).textContent ).toBe( '' );
	expect( button( 'play' ).hidden ).toBe( true );
	expect( of( 'status' ).textContent ).toBe( 'The sea. At night <b>' );
} );

it( 'offers the file only if the owner wants it, and says how a picture was taken', () => {
	const taken = item(
		'<a href="/sea.jpg"><img alt="" data-frontage-description="<b>Calm</b>" data-frontage-camera="X100 · 23 mm"></a>'
	);
	dress( dialog, [ taken ], props, does ).show( 0, false );
	expect( button( 'download' ).hidden ).toBe( true );
	expect(
		[ ...of( 'caption' ).children ].map( ( { innerHTML } ) => innerHTML )
	).toEqual( [ '&lt;b&gt;Calm&lt;/b&gt;', 'X100 · 23 mm' ] );
	document.body.innerHTML = FRAME;
	dialog = document.querySelector( 'dialog' )!;
	dress( dialog, [ taken ], { ...props, download: true }, does ).show(
		0,
		false
	);
	expect( button( 'download' ) ).toMatchObject( {
		hidden: false,
		href: 'http://localhost/sea.jpg',
	} );
} );

describe( 'an image that fails to load (S0 §5, S2 §8)', () => {
	const engineOf = ( index: number ) => {
		dialog.querySelector( '.gslider' )!.innerHTML =
			'<div class="gslide"><div class="frontage-lightbox__picture"><img alt="The sea"></div></div><div class="gslide"><div class="frontage-lightbox__picture"><img alt=""></div></div>';
		const slides = take(
			dialog.querySelectorAll< HTMLElement >( '.gslide' ),
			2
		);
		const engine: Engine = {
			modal: dialog,
			loader: dialog.querySelector< HTMLElement >( '.gloader' )!,
			index,
			settings: { slideEffect: 'none' },
			elements: slides.map( ( slideNode ) => ( { slideNode } ) ),
			bodyHiddenChildElms: [],
			build: jest.fn(),
			open: jest.fn(),
			close: jest.fn(),
			goToSlide: jest.fn(),
			preloadSlide: jest.fn(),
			on: jest.fn(),
		};
		watchFailures( engine, words, new AbortController().signal );
		return slides;
	};

	it( 'is replaced by an icon and text, and is reported', () => {
		const slides = engineOf( 0 );
		slides[ 0 ]
			.querySelector( 'img' )!
			.dispatchEvent( new Event( 'error' ) );
		expect( slides[ 0 ].querySelector( 'img' ) ).toBeNull();
		expect( slides[ 0 ].querySelector( 'svg' ) ).not.toBeNull();
		expect(
			[ ...slides[ 0 ].querySelectorAll( 'p' ) ].map(
				( { textContent } ) => textContent
			)
		).toEqual( [ 'Failed loading image', 'The sea' ] );
		expect( mockNotify ).toHaveBeenCalledWith( 'Image cannot be loaded.', {
			close: 'Close',
		} );
	} );

	it( 'is loaded again when the visitor wants it', () => {
		const slides = engineOf( 0 );
		const image = slides[ 0 ].querySelector( 'img' )!;
		image.dispatchEvent( new Event( 'error' ) );
		slides[ 0 ].querySelector( 'button' )!.click();
		expect( image.isConnected ).toBe( true );
		expect( image.parentElement!.dataset.loading ).toBe( '' );
		expect( slides[ 0 ].querySelector( 'svg' ) ).toBeNull();
	} );

	it( 'is left to try the file of its link, if a smaller one has failed', () => {
		const slides = engineOf( 0 );
		const image = slides[ 0 ].querySelector( 'img' )!;
		image.srcset = '/small.jpg 300w';
		image.dispatchEvent( new Event( 'error' ) );
		expect( image.isConnected ).toBe( true );
		expect( mockNotify ).not.toHaveBeenCalled();
	} );

	it( 'differs from a video, which reports itself', () => {
		const slides = engineOf( 0 );
		slides[ 0 ].innerHTML = '<video></video>';
		slides[ 0 ]
			.querySelector( 'video' )!
			.dispatchEvent( new Event( 'error' ) );
		expect( slides[ 0 ].querySelector( 'video' ) ).not.toBeNull();
		expect( mockNotify ).not.toHaveBeenCalled();
	} );

	it( 'is not reported before it is shown', () => {
		const slides = engineOf( 0 );
		slides[ 1 ]
			.querySelector( 'img' )!
			.dispatchEvent( new Event( 'error' ) );
		expect( slides[ 1 ].querySelector( 'p' )?.textContent ).toBe(
			'Failed loading image'
		);
		expect( mockNotify ).not.toHaveBeenCalled();
	} );
} );
