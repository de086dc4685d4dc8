/** A fraction, a progress bar and thumbnails. */
import { REQUEST, SHOWN } from '@frontage/carousel/messages';
import { mount } from '.';
import { item } from '../../../tests/support/items';
import { matchMediaAs } from '../../../tests/support/match-media';

let island: HTMLElement;
let stop: () => void;
const wake = jest.fn().mockResolvedValue( undefined );

const page = ( pager: string, shown = 0 ) => {
	document.body.innerHTML = `<div id="row"><frontage-island>${ [ 0, 1, 2, 3 ]
		.map(
			( index ) =>
				`<p class="frontage-carousel__slide${ index === shown ? ' is-shown' : '' }"></p>`
		)
		.join(
			''
		) }<frontage-island>${ pager }</frontage-island></frontage-island></div>`;
	const [ carousel, own ] =
		document.querySelectorAll< HTMLElement >( 'frontage-island' );
	Object.assign( carousel!, { wake } );
	island = own!;
	stop = mount( island, { carousel: 'row', words: 'Slide %1$d of %2$d' } );
};

const emit = ( index: number, id = 'row', last = 3 ) =>
	document.dispatchEvent(
		new CustomEvent( SHOWN, { detail: { id, index, count: 4, last } } )
	);

const PLACE =
	'<p><span class="frontage-carousel__words"></span><span class="frontage-carousel__fraction"></span><span class="frontage-carousel__progress"></span></p>';
const THUMBNAILS =
	'<div><button data-to="0"></button><button data-to="1"></button></div>';

beforeEach( () => {
	jest.clearAllMocks();
	matchMediaAs( () => false );
} );

afterEach( () => stop() );

const done = () =>
	island
		.querySelector< HTMLElement >( '.frontage-carousel__progress' )!
		.style.getPropertyValue( '--frontage-carousel-done' );

test( 'says the place in words and figures', () => {
	page( PLACE );
	emit( 2 );
	expect( island.textContent ).toBe( 'Slide 3 of 43 / 4' );
	expect( done() ).toBe( '0.75' );
	emit( 0, 'another' );
	expect( done() ).toBe( '0.75' );
} );

test( 'the bar is full at the last place, also with several slides in view', () => {
	page( PLACE );
	emit( 1, 'row', 1 );
	expect( done() ).toBe( '1' );
} );

test( 'starts at the slide that is shown already', () => {
	page( PLACE, 3 );
	expect( island.textContent ).toBe( 'Slide 4 of 44 / 4' );
} );

test( 'thumbnails move the carousel and follow it', async () => {
	page( THUMBNAILS );
	const heard = jest.fn();
	document
		.querySelector( 'frontage-island' )!
		.addEventListener( REQUEST, ( { detail }: any ) => heard( detail ) );
	const buttons = [ ...island.querySelectorAll( 'button' ) ];
	const second = item( buttons, 1 );
	second.click();
	await Promise.resolve();
	expect( wake ).toHaveBeenCalled();
	expect( heard ).toHaveBeenCalledWith( { to: 1 } );
	expect( second.ariaCurrent ).toBe( 'true' );
	emit( 0 );
	expect( buttons.map( ( { ariaCurrent } ) => ariaCurrent ) ).toEqual( [
		'true',
		null,
	] );
	stop();
	emit( 1 );
	expect( second.ariaCurrent ).toBe( null );
} );
