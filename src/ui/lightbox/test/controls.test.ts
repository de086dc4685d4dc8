/** Labels and actions of the controls, and messages for images that fail to load. */
import { dress } from '../controls';
import type { Engine } from '../engine';
import { watchFailures } from '../failures';
import { FRAME } from '../frame';
import type { Item, Words } from '../types';
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
} as Words;

const does = { go: jest.fn(), toggle: jest.fn(), close: jest.fn() };
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
	dress( dialog, [ SEA, HILL ], words, does );
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
	const controls = dress( dialog, [ SEA, HILL, PART ], words, does );
	controls.show( 0, false );
	expect( of( 'counter' ).textContent ).toBe( '1 of 3' );
	expect( of( 'caption' ).innerHTML ).toBe( 'At <em>night</em> &lt;b&gt;' );
	expect( of( 'status' ).textContent ).toBe(
		'1 of 3. The sea. At night <b>'
	);
	expect( button( 'zoom' ).hidden ).toBe( false );
	controls.show( 1, false );
	expect( of( 'caption' ).innerHTML ).toBe( '&lt;i&gt;The hill&lt;/i&gt;' );
	expect( of( 'caption' ).children ).toHaveLength( 0 );
	controls.show( 2, false );
	expect( of( 'status' ).textContent ).toBe( '3 of 3. Details' );
	expect( of( 'caption' ).textContent ).toBe( '' );
	expect( button( 'zoom' ).hidden ).toBe( true );
} );

it( 'announces nothing while it plays', () => {
	const controls = dress( dialog, [ SEA, HILL ], words, does );
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
	dress( dialog, [ SEA ], words, does ).show( 0, false );
	expect( of( 'counter' ).textContent ).toBe( '' );
	expect( button( 'play' ).hidden ).toBe( true );
	expect( of( 'status' ).textContent ).toBe( 'The sea. At night <b>' );
} );

describe( 'an image that fails to load (S0 §5, S2 §8)', () => {
	const engineOf = ( index: number ) => {
		dialog.querySelector( '.gslider' )!.innerHTML =
			'<div class="gslide"><div class="gslide-image"><img alt="The sea"></div></div><div class="gslide"><div class="gslide-image"><img alt=""></div></div>';
		const slides = take(
			dialog.querySelectorAll< HTMLElement >( '.gslide' ),
			2
		);
		const engine: Engine = {
			modal: dialog,
			loader: dialog.querySelector< HTMLElement >( '.gloader' )!,
			index,
			activeSlide: slides[ 0 ],
			prevActiveSlide: null,
			elements: slides.map( ( slideNode ) => ( { slideNode } ) ),
			events: {},
			bodyHiddenChildElms: [],
			build: jest.fn(),
			open: jest.fn(),
			close: jest.fn(),
			goToSlide: jest.fn(),
			slideAnimateIn: jest.fn(),
			on: jest.fn(),
		};
		watchFailures( engine, words, new AbortController().signal );
		return { engine, slides };
	};

	it( 'is replaced by an icon and text, and is reported', () => {
		const { engine, slides } = engineOf( 0 );
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
		expect( engine.loader.style.display ).toBe( 'none' );
		expect( engine.slideAnimateIn ).toHaveBeenCalledWith(
			slides[ 0 ],
			false
		);
		expect( mockNotify ).toHaveBeenCalledWith( 'Image cannot be loaded.', {
			close: 'Close',
		} );
	} );

	it( 'differs from a video, which reports itself', () => {
		const { slides } = engineOf( 0 );
		slides[ 0 ].innerHTML = '<video></video>';
		slides[ 0 ]
			.querySelector( 'video' )!
			.dispatchEvent( new Event( 'error' ) );
		expect( slides[ 0 ].querySelector( 'video' ) ).not.toBeNull();
		expect( mockNotify ).not.toHaveBeenCalled();
	} );

	it( 'is not reported before it is shown', () => {
		const { engine, slides } = engineOf( 0 );
		slides[ 1 ]
			.querySelector( 'img' )!
			.dispatchEvent( new Event( 'error' ) );
		expect( slides[ 1 ].textContent ).toBe( 'Failed loading image' );
		expect( engine.loader.style.display ).toBe( '' );
		expect( mockNotify ).not.toHaveBeenCalled();
	} );
} );
