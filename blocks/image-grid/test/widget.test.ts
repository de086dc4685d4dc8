/** The grid's filter and “more” link. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';

const place = { module: 'image-grid', id: 'places', others: '' };
const words = { more: 'Load more', all: 'All Loaded', shown: '%1$s of %2$s' };

/** Categories of the images. */
const PICTURES = [ 'water', 'houses', 'water cake', 'houses', 'water', '' ];

let stop: () => void;

const href = ( choice: string ) =>
	`?frontage-image-grid%5Bplaces%5D=${ choice }#places`;

const seen = () =>
	[ ...document.querySelectorAll< HTMLElement >( 'li[data-n]' ) ]
		.filter( ( { hidden } ) => ! hidden )
		.map( ( { dataset } ) => Number( dataset.n ) );

const link = ( name: string ) =>
	[ ...document.querySelectorAll( 'a' ) ].find(
		( { textContent } ) => textContent === name
	) as HTMLAnchorElement;

const said = () => document.querySelector( '[role=status]' )!.textContent;

function stage( perPage = 2 ) {
	document.body.innerHTML = `<frontage-island>
		<nav>${ [
			[ 'all,1', 'All' ],
			[ 'water,1', 'Water' ],
			[ 'houses,1', 'Houses' ],
		]
			.map(
				( [ to = '', name ] ) =>
					`<a class="frontage-filter__link" href="${ href( to ) }">${ name }</a>`
			)
			.join( '' ) }</nav>
		<ul>${ PICTURES.map(
			( categories, n ) =>
				`<li class="frontage-image-grid__item" data-n="${ n }" data-categories="${ categories }"${
					n < perPage ? '' : ' hidden'
				}>${ n }</li>`
		).join( '' ) }</ul>
		<p class="frontage-list__more"><a class="frontage-list__button" href="${ href(
			'all,2'
		) }">Load more</a></p>
		<p class="frontage-status" role="status"></p></frontage-island>`;
	stop = enhance(
		document.querySelector( 'frontage-island' ) as FrontageIsland,
		{ place, perPage, words }
	);
}

beforeEach( () => {
	jest.useFakeTimers();
	history.replaceState( null, '', '/' );
} );

afterEach( () => {
	stop();
	jest.useRealTimers();
} );

test( 'a filter shows its images, is announced and kept in the URL; Back undoes it', () => {
	stage();
	expect(
		link( 'Water' ).dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, cancelable: true } )
		)
	).toBe( false );
	expect( seen() ).toEqual( [ 0, 2 ] );
	expect( said() ).toBe( '2 of 3' );
	expect( link( 'Water' ).getAttribute( 'aria-current' ) ).toBe( 'true' );
	expect( decodeURIComponent( location.search ) ).toBe(
		'?frontage-image-grid[places]=water,1'
	);
	history.replaceState( null, '', '/' );
	dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( seen() ).toEqual( [ 0, 1 ] );
	expect( link( 'Water' ).hasAttribute( 'aria-current' ) ).toBe( false );
} );

test( 'loads more until “All Loaded”, which disappears after 800 ms and moves the focus', () => {
	stage( 4 );
	const more = link( 'Load more' );
	more.focus();
	more.click();
	expect( seen() ).toHaveLength( PICTURES.length );
	expect( more.textContent ).toBe( 'All Loaded' );
	const address = location.href;
	// Images that are already loaded are not requested again, not even by the browser.
	expect(
		more.dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, cancelable: true } )
		)
	).toBe( false );
	expect( location.href ).toBe( address );
	jest.advanceTimersByTime( 799 );
	expect( more.parentElement!.hidden ).toBe( false );
	jest.advanceTimersByTime( 1 );
	expect( more.parentElement!.hidden ).toBe( true );
	expect( document.querySelector( ':focus' )?.textContent ).toBe( '4' );
} );

test( 'loads more in a category and again in another one', () => {
	stage();
	link( 'Houses' ).click();
	expect( seen() ).toEqual( [ 1, 3 ] );
	const more = document.querySelector< HTMLAnchorElement >(
		'.frontage-list__button'
	)!;
	expect( more.parentElement!.hidden ).toBe( true );
	link( 'Water' ).click();
	expect( more.parentElement!.hidden ).toBe( false );
	expect( more.getAttribute( 'href' ) ).toBe( href( 'water,2' ) );
	more.click();
	expect( seen() ).toEqual( [ 0, 2, 4 ] );
	link( 'All' ).click();
	jest.advanceTimersByTime( 900 );
	expect( more.parentElement!.hidden ).toBe( false );
	expect( more.textContent ).toBe( 'Load more' );
	expect( location.search ).toBe( '' );
} );

test( 'an unknown category shows all images; the browser handles clicks for a new tab', () => {
	stage( 0 );
	history.replaceState( null, '', href( 'x%22%3E,1' ) );
	dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( seen() ).toHaveLength( PICTURES.length );
	const press = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		ctrlKey: true,
	} );
	link( 'Water' ).addEventListener( 'click', ( event ) => {
		expect( event.defaultPrevented ).toBe( false );
		event.preventDefault();
	} );
	link( 'Water' ).dispatchEvent( press );
	expect( seen() ).toHaveLength( PICTURES.length );
} );

test( 'leaves everything to the browser when it ends', () => {
	stage( 4 );
	const more = link( 'Load more' );
	more.click();
	stop();
	jest.advanceTimersByTime( 900 );
	expect( more.parentElement!.hidden ).toBe( false );
	history.replaceState( null, '', href( 'water,1' ) );
	dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( seen() ).toHaveLength( PICTURES.length );
} );

test( 'shows the category of the address if Back has woken it', () => {
	document.body.dataset.at = location.href;
	history.replaceState( null, '', href( 'houses,1' ) );
	stage();
	expect( seen() ).toEqual( [ 1, 3 ] );
	delete document.body.dataset.at;
} );
