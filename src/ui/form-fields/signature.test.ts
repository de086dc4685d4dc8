/** The canvas of a signature: what is drawn is sent as a file, and what is typed is the same. */
import type { FileField } from '@frontage/form/types';
import { createSignature } from './signature';

const WORDS = { draw: 'Draw.', drawn: 'Drawn.', clear: 'Clear' };
const ink = { fillRect: jest.fn(), lineTo: jest.fn(), drawImage: jest.fn() };
let field: FileField;
let stop: AbortController;

beforeEach( () => {
	jest.clearAllMocks();
	jest.spyOn( HTMLCanvasElement.prototype, 'getContext' ).mockReturnValue(
		new Proxy( {} as CanvasRenderingContext2D, {
			get: ( _, key ) => ink[ key as keyof typeof ink ] ?? jest.fn(),
			set: () => true,
		} )
	);
	HTMLCanvasElement.prototype.toBlob = ( done ) =>
		done( new Blob( [ 'png' ], { type: 'image/png' } ) );
	HTMLCanvasElement.prototype.setPointerCapture = jest.fn();
	document.body.innerHTML = `<form><div id="root"><input type="text" name="sign"><input type="checkbox" name="sign_sent[]" value="receipt" hidden></div></form>`;
	stop = new AbortController();
	field = createSignature(
		document.getElementById( 'root' )!,
		WORDS,
		stop.signal
	);
} );
afterEach( () => stop.abort() );

const canvas = () => document.querySelector( 'canvas' )!;
const clear = () => document.querySelector( 'button' )!;
const held = () =>
	document.querySelector< HTMLInputElement >( '[type=checkbox]' )!;

/** Sends a pointer event, and returns whether its default is prevented. */
function point( type: string, about: object = {} ): boolean {
	const event = new MouseEvent( type, { bubbles: true, cancelable: true } );
	Object.entries( {
		isPrimary: true,
		pointerId: 1,
		button: 0,
		...about,
	} ).forEach( ( [ key, value ] ) =>
		Object.defineProperty( event, key, { value } )
	);
	return ! canvas().dispatchEvent( event );
}

function drawLine(): void {
	point( 'pointerdown' );
	point( 'pointermove', { clientX: 5 } );
	point( 'pointerup' );
}

async function sent(): Promise< FormDataEntryValue | null > {
	const data = new FormData();
	await field.settle();
	field.fill( data );
	return data.get( 'sign[]' );
}

test( 'a line becomes a file, and is told', async () => {
	expect( field.files() ).toEqual( [] );
	expect( await sent() ).toBeNull();
	drawLine();
	expect( document.querySelector( '[role=status]' )!.textContent ).toBe(
		'Drawn.'
	);
	expect( field.files() ).toHaveLength( 1 );
	expect( ( ( await sent() ) as File ).name ).toBe( 'signature.png' );
} );

test( 'only the first finger and the main button draw', () => {
	point( 'pointerdown', { isPrimary: false } );
	point( 'pointerdown', { button: 2 } );
	point( 'pointermove' );
	point( 'pointerup' );
	expect( ink.lineTo ).not.toHaveBeenCalled();
	expect( field.files() ).toEqual( [] );
	expect( point( 'pointerdown' ) ).toBe( true );
} );

test( 'a fast stroke is no scroll that would swallow the next press', () => {
	const touch = new Event( 'touchstart', { cancelable: true } );
	canvas().dispatchEvent( touch );
	expect( touch.defaultPrevented ).toBe( true );
} );

test( 'a line that the browser takes away is kept', () => {
	point( 'pointerdown' );
	point( 'pointercancel' );
	point( 'pointermove' );
	expect( ink.lineTo ).toHaveBeenCalledTimes( 1 );
	expect( field.files() ).toHaveLength( 1 );
} );

test( 'clearing moves the focus to the typed name, and a reset clears', async () => {
	expect( clear().hidden ).toBe( true );
	drawLine();
	expect( clear().hidden ).toBe( false );
	clear().click();
	expect( document.querySelector( ':focus' ) ).toBe(
		document.querySelector( '[type=text]' )
	);
	expect( await sent() ).toBeNull();
	drawLine();
	document.querySelector( 'form' )!.reset();
	expect( clear().hidden ).toBe( true );
	expect( field.files() ).toEqual( [] );
} );

test( 'a new drawing replaces the one that was sent before', () => {
	held().checked = true;
	expect( field.files() ).toHaveLength( 1 );
	drawLine();
	expect( held().checked ).toBe( false );
	expect( field.files() ).toHaveLength( 1 );
} );

test( 'screen readers meet the typed name only', () => {
	expect( canvas().getAttribute( 'aria-hidden' ) ).toBe( 'true' );
	expect( canvas().tabIndex ).toBe( -1 );
} );

test( 'a drawing and one that was sent before move to another row', async () => {
	const first = document.getElementById( 'root' )!;
	const second = first.cloneNode( true ) as HTMLElement;
	second.replaceChildren();
	second.innerHTML =
		'<ul class="frontage-files__list"><li><input type="checkbox" name="next_sent[]" value="held" checked></li></ul><input type="text" name="next">';
	first.after( second );
	const next = createSignature( second, WORDS, stop.signal );
	field.take( next );
	expect( field.files() ).toHaveLength( 1 );
	expect( first.querySelector< HTMLInputElement >( 'li input' )!.name ).toBe(
		'sign_sent[]'
	);
	expect( next.files() ).toEqual( [] );
	drawLine();
	next.take( field as typeof next );
	expect( ink.drawImage ).toHaveBeenCalledWith( canvas(), 0, 0 );
	expect( next.files() ).toHaveLength( 1 );
	field.take();
	expect( await sent() ).toBeNull();
	next.take();
	expect( next.files() ).toEqual( [] );
} );

test( 'a hidden row sends no drawing', async () => {
	drawLine();
	document.querySelector< HTMLInputElement >( '[name=sign]' )!.disabled =
		true;
	expect( await sent() ).toBeNull();
} );

test.each( [ 'ltr', 'rtl' ] )(
	'a line is where the pen was, in %s pages too',
	( dir ) => {
		document.dir = dir;
		canvas().getBoundingClientRect = () =>
			( { left: 100, top: 50, width: 300, height: 100 } ) as DOMRect;
		point( 'pointerdown', { clientX: 100, clientY: 50 } );
		point( 'pointermove', { clientX: 250, clientY: 100 } );
		point( 'pointerup' );
		expect( ink.lineTo ).toHaveBeenLastCalledWith( 450, 150 );
		document.dir = '';
	}
);
