/** Positioning in browsers without CSS anchor positioning. */
import { anchorTo } from '.';

const mockStop = jest.fn();
jest.mock( '@frontage/floating', () => ( {
	autoUpdate: ( _anchor: Element, _element: Element, place: () => void ) => {
		place();
		return mockStop;
	},
	computePosition: async () => ( { x: 40, y: 7 } ),
	flip: () => ( {} ),
	offset: () => ( {} ),
	shift: () => ( {} ),
} ) );

const element = document.createElement( 'div' );
const anchor = document.createElement( 'button' );

const browser = ( hasAnchors: boolean, isNarrow = false ) =>
	Object.assign( self, {
		CSS: { supports: () => hasAnchors },
		matchMedia: () => ( { matches: isNarrow } ),
	} );

const settle = () => new Promise( ( done ) => setTimeout( done ) );

afterEach( () => element.removeAttribute( 'style' ) );

it( 'leaves the position to CSS anchors or to the phone’s layout', async () => {
	browser( true );
	anchorTo( element, anchor )();
	browser( false, true );
	anchorTo( element, anchor, { unless: '(max-width: 767px)' } )();
	await settle();
	expect( element.style.cssText ).toBe( '' );
} );

it( 'is visible only when positioned, and cleans up', async () => {
	browser( false );
	const leave = anchorTo( element, anchor );
	expect( element.style.visibility ).toBe( 'hidden' );
	await settle();
	expect( element.style.visibility ).toBe( '' );
	expect( element.style.inset ).toBe( '7px auto auto 40px' );
	leave();
	expect( mockStop ).toHaveBeenCalled();
	expect( element.style.inset ).toBe( '' );
} );

it( 'is not positioned after it was closed', async () => {
	browser( false );
	anchorTo( element, anchor )();
	await settle();
	expect( element.style.cssText ).toBe( '' );
} );
